/** `npm start`: builds what is stale, then runs the server in this very process. */
import './bootstrap/lifeline.ts'
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { buildWebIfStale } from './build-web.ts'

// Collects sooner. Under load the process stays at half the memory, and a request costs no more (npm run bench).
setFlagsFromString('--optimize-for-size')
process.env.NODE_ENV ??= 'production'
await buildWebIfStale()
await import('#server/main.ts')
// The next start reads compiled code, also when this process is killed.
flushCompileCache()
