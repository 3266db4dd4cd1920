#include "CJump.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/// A static or global variable of Swift's whose initial value is being made.
struct value {
  intptr_t *state;
  struct value *outer;
};

struct call {
  jmp_buf place;
  struct call *outer;
  struct value *values;
};

static _Thread_local struct call *innermost = NULL;
static _Thread_local struct value *values = NULL;
static _Thread_local bool has_trapped = false;

bool hero_call(void (*_Nonnull function)(void *_Nonnull), void *_Nonnull context) {
  struct call call = {.outer = innermost, .values = values};
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

// MARK: Initial values

enum { NOT_MADE = 0, IS_MADE = 1, MADE = -1 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;

static void set(intptr_t *state, intptr_t value) {
  pthread_mutex_lock(&lock);
  __atomic_store_n(state, value, __ATOMIC_RELEASE);
  pthread_cond_broadcast(&change);
  pthread_mutex_unlock(&lock);
}

#ifdef __linux__
/// In the place of the function of Swift's runtime, which would wait for ever for a value whose making was left.
__attribute__((weak)) void swift_once(intptr_t *state, void (*make)(void *), void *context) {
  if (__atomic_load_n(state, __ATOMIC_ACQUIRE) == MADE) return;
  for (struct value *at = values; at != NULL; at = at->outer) {
    // A value that needs itself.
    if (at->state == state) __builtin_trap();
  }
  pthread_mutex_lock(&lock);
  while (*state == IS_MADE) pthread_cond_wait(&change, &lock);
  const bool is_made = *state == MADE;
  if (!is_made) *state = IS_MADE;
  pthread_mutex_unlock(&lock);
  if (is_made) return;
  struct value own = {.state = state, .outer = values};
  values = &own;
  make(context);
  values = own.outer;
  set(state, MADE);
}
#endif

_Noreturn void hero_leave(void) {
  if (innermost == NULL) abort();
  for (; values != innermost->values; values = values->outer) set(values->state, NOT_MADE);
  longjmp(innermost->place, 1);
}

// MARK: Traps

static void trap(int number) {
  if (innermost == NULL) {
    // The instruction runs again, and ends the program.
    signal(number, SIG_DFL);
    return;
  }
  has_trapped = true;
  hero_leave();
}

void hero_leave_on_traps(void) {
  // Other traps may follow: they are not held back.
  struct sigaction action = {.sa_handler = trap, .sa_flags = SA_NODEFER};
  sigemptyset(&action.sa_mask);
  sigaction(SIGILL, &action, NULL);
  sigaction(SIGTRAP, &action, NULL);
  // A cast by `as!` that fails aborts.
  sigaction(SIGABRT, &action, NULL);
}

bool hero_has_trapped(void) {
  const bool was = has_trapped;
  has_trapped = false;
  return was;
}

// Of Swift's runtime.
extern bool _swift_disableExclusivityChecking __attribute__((weak));

void hero_do_not_track_accesses(void) {
  if (&_swift_disableExclusivityChecking != NULL) _swift_disableExclusivityChecking = true;
}
