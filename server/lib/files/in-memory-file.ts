/** A small file that is shown rather than saved. `etag` is a strong validator, with its quotes. */
export type InMemoryFile = { type: string; bytes: Buffer; etag: string; cacheControl: string }
