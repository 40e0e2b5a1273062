/**
 * What Node is told when it runs the built program, as the Dockerfile tells it: the young generation does not grow with the load, and
 * what a request makes is never put among what lasts (decision 0080).
 */
export const PROGRAM_FLAGS = ['--max-semi-space-size=4', '--no-allocation-site-pretenuring']
