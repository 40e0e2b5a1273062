/** What the world of a screen test lacks, which is one of its own inside a thread that goes on: see `pool` in vitest.config.ts. */
import { MessageChannel } from 'node:worker_threads'

// React plans its work by it.
Object.assign(globalThis, { MessageChannel })
// As in browsers.
Object.setPrototypeOf(DOMException.prototype, Error.prototype)
