import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCi } from './npm-ci.mjs'
import { withLock } from './with-lock.mjs'

const MARKER = join('node_modules', '.installed-for')

/** Runs `npm ci` unless node_modules already holds what package-lock.json asks for; one process at a time. */
export async function installWhenStale(root) {
  const wanted = stampOf(root)
  if (isInstalled(root, wanted)) return
  await withLock(`install ${root}`, async () => {
    if (isInstalled(root, wanted)) return
    console.log('Installing dependencies (npm ci) …')
    await npmCi(root)
    remember(root, wanted)
  })
}

function isInstalled(root, wanted) {
  if (read(join(root, MARKER)) === wanted) return true
  if (!matchesWhatNpmInstalled(root)) return false
  remember(root, wanted)
  return true
}

/** True after a hand-run `npm install`: npm's own record of node_modules agrees with the lock file. */
function matchesWhatNpmInstalled(root) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  const installed = JSON.parse(record).packages
  const locked = Object.entries(JSON.parse(read(join(root, 'package-lock.json'))).packages)
  return locked.every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true
    const present = installed[path]
    return present ? present.version === version : Boolean(optional || devOptional || peer)
  })
}

function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`
}

function remember(root, stamp) {
  try {
    writeFileSync(join(root, MARKER), stamp)
  } catch {
    // Someone else's node_modules, readable only: it is compared again next time.
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
