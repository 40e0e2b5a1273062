/** `npm start`: builds what is stale, then runs the server in this very process. */
import './bootstrap/lifeline.ts'
import { buildWebIfStale } from './build-web.ts'

process.env.NODE_ENV ??= 'production'
await buildWebIfStale()
await import('#server/main.ts')
