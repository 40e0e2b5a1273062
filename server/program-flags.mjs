/**
 * What Node is told when it runs the built program, as the Dockerfile tells it: the young generation does not grow with the load, what a
 * request makes is never put among what lasts (decision 0080), nor while the old generation is looked through (decision 0094).
 */
export const PROGRAM_FLAGS = [
  '--max-semi-space-size=4',
  '--no-allocation-site-pretenuring',
  '--no-separate-gc-phases',
]
