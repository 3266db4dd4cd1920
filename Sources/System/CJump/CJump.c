#include "CJump.h"

#include <setjmp.h>
#include <stddef.h>
#include <stdlib.h>

struct call {
  jmp_buf place;
  struct call *outer;
};

static _Thread_local struct call *innermost = NULL;

bool hero_call(void (*_Nonnull function)(void *_Nonnull), void *_Nonnull context) {
  struct call call = {.outer = innermost};
  innermost = &call;
  // Read after a jump: `volatile` keeps it out of registers.
  struct call *volatile outer = call.outer;
  bool returned = false;
  if (setjmp(call.place) == 0) {
    function(context);
    returned = true;
  }
  innermost = outer;
  return returned;
}

bool hero_can_leave(void) { return innermost != NULL; }

_Noreturn void hero_leave(void) {
  if (innermost == NULL) abort();
  longjmp(innermost->place, 1);
}

// Of Swift's runtime.
extern bool _swift_disableExclusivityChecking __attribute__((weak));

void hero_do_not_track_accesses(void) {
  if (&_swift_disableExclusivityChecking != NULL) _swift_disableExclusivityChecking = true;
}
