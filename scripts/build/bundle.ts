/** Builds the browser's bundle and the server's rendering bundle, in a process of its own to keep the server slim. */
import { build, type InlineConfig } from 'vite'
import { compressFiles } from './compress-files.ts'

const common: InlineConfig = { logLevel: 'warn', mode: 'production' }
await Promise.all([build(common), build({ ...common, build: { ssr: true } })])
await compressFiles('dist/web')
