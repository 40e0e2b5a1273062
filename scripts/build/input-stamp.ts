import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const INPUTS = [
  'web/**/*',
  'shared/**/*',
  'server/**/*.ts',
  'agent/**/*.ts',
  'vite.config.ts',
  'art/pictures.json',
  'scripts/build/**/*.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]

/** A hash of all that the build is made from: it changes when, and only when, some file's content or name does. */
export function inputStamp(): string {
  const files = globSync(INPUTS)
    .filter((path) => !/\.test\.tsx?$/.test(path) && statSync(path).isFile())
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
