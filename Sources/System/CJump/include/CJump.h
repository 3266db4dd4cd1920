#ifndef CJUMP_H
#define CJUMP_H

#include <stdbool.h>

/// Calls a function. False where `hero_leave` was called in it, on the same thread: what it had begun is not ended then, and its memory leaks. A
/// static or global variable of Swift's whose initial value was being made is made anew when it is next asked for.
bool hero_call(void (*_Nonnull function)(void *_Nonnull), void *_Nonnull context);

/// Whether `hero_call` runs on this thread.
bool hero_can_leave(void);

/// Goes back to the innermost `hero_call` of this thread.
_Noreturn void hero_leave(void);

/// From now on a trap, as Swift's `fatalError` and `!` of nil end in, is a `hero_leave` where `hero_call` runs.
void hero_leave_on_traps(void);

/// Whether a trap has left a call on this thread, since this was last asked.
bool hero_has_trapped(void);

/// Swift keeps lists, on the stack, of the variables that are being changed: those would lead into functions that were left.
void hero_do_not_track_accesses(void);

#endif
