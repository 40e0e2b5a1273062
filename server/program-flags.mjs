/**
 * What Node is told when it runs the built program, as the Dockerfile tells it: the young generation does not grow with the load, what a
 * request makes is never put among what lasts (decision 0080), nor while the old generation is looked through (decision 0094).
 */
export const PROGRAM_FLAGS = [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--no-separate-gc-phases',
]

/**
 * What glibc is told of it, where the environment says nothing else; the Dockerfile tells the same. It would keep a heap for each thread that
 * hashes passwords or packs pages, and, as those take pieces of megabytes for a moment, soon room for such pieces for good.
 */
export const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
