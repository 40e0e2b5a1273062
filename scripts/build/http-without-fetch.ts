const HTTP = '\0http-without-fetch'

/**
 * Takes `node:http` as it is: an `import` would read every name that it has, and those of its web sockets load Node's `fetch`, 12 MB for a
 * program that never calls it.
 */
export const httpWithoutFetch = {
  name: 'http-without-fetch',
  enforce: 'pre' as const,
  resolveId: { filter: { id: /^node:http$/ }, handler: () => HTTP },
  load: {
    filter: { id: /^\0http-without-fetch$/ },
    handler: () =>
      "export const { createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http')",
  },
}
