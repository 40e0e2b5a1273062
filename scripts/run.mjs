/**
 * What every npm script starts with: `node scripts/run.mjs <name> [arguments]`.
 * Plain JavaScript, because it runs on whatever Node (20 or newer) the machine has;
 * it brings the dependencies and Node 24, then hands over to `scripts/<name>.ts`, or `.mjs`.
 */
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALLOCATOR_SETTINGS, PROGRAM_FLAGS } from '#server/program-flags.mjs'
import { findRuntime } from './bootstrap/find-runtime.mjs'
import { installWhenStale } from './bootstrap/install-when-stale.mjs'
import { runChild } from './bootstrap/run-child.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name = '', ...args] = process.argv.slice(2)
const script = ['ts', 'mjs'].map((ending) => join(root, 'scripts', `${name}.${ending}`)).find(existsSync)

if (!/^[a-z][a-z-]*$/.test(name) || !script) {
  console.error(`There is no script called "${name}". Usage: node scripts/run.mjs <name> [arguments]`)
  process.exit(2)
}

try {
  await installWhenStale(root)
  const runtime = findRuntime(root)
  const env = {
    ...ALLOCATOR_SETTINGS,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    // What is run as TypeScript starts in half the time; the built program gains none by it, and would keep it in memory.
    ...(script.endsWith('.ts') && {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
    }),
  }
  process.exitCode = await runChild(runtime, [...(name === 'start' ? PROGRAM_FLAGS : []), script, ...args], {
    cwd: root,
    env,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
