#ifndef CJUMP_H
#define CJUMP_H

#include <stdbool.h>

/// Calls a function. False where `hero_leave` was called in it, on the same thread: what it had begun is not ended then, and its memory leaks.
bool hero_call(void (*_Nonnull function)(void *_Nonnull), void *_Nonnull context);

/// Whether `hero_call` runs on this thread.
bool hero_can_leave(void);

/// Goes back to the innermost `hero_call` of this thread.
_Noreturn void hero_leave(void);

/// Swift keeps lists, on the stack, of the variables that are being changed: those would lead into functions that were left.
void hero_do_not_track_accesses(void);

#endif
