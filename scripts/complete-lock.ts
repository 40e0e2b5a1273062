/** `node scripts/run.mjs complete-lock`, after adding a dependency: names every platform in package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type LockFile, missingPlatforms } from './lock-file/missing-platforms.ts'

const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const missing = missingPlatforms(lock)
const [root = [], ...rest] = Object.entries({ ...lock.packages, ...missing })
const sorted = rest.sort(([a], [b]) => a.localeCompare(b, 'en'))
const packages = Object.fromEntries([root, ...sorted])
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missing).length} platform packages added.`)
