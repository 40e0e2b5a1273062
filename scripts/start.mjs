/**
 * `npm start`: builds what is stale, then runs the program that was built in this very process. Plain JavaScript, and the
 * build in a process of its own, so that nothing of the workshop stays in the memory of the site.
 */
import './bootstrap/lifeline.mjs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(join(import.meta.dirname, '../dist/program/main.js')).href)
