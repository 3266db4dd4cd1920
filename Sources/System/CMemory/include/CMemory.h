#pragma once
#include <stddef.h>

// How the process asks for memory.

/// Lets the C library keep the memory of one frame for the next, and all threads share what is free: new pages cost more than drawing a
/// layer. The first 48 MB of the heap come in large pages where the system has them, as they are used. To be called first; does nothing
/// where the library has no such choice.
void hero_reuse_memory(void);

/// Gives the system back what is free between things that are in use. It takes a millisecond.
void hero_give_back_memory(void);

/// Asks for large pages for what of `count` bytes they fill wholly, so that the system is asked for memory once instead of 512 times. To be
/// called before the memory is used.
void hero_use_large_pages(void *memory, size_t count);
