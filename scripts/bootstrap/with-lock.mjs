import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const RETRY_MS = 250
/** A lock without a name in it is being taken this very moment, or its taker died right then. */
const NAMELESS_TRIES = 20

/** Runs `work` while no other process on this machine holds the lock called `name`; a dead holder's is taken over. */
export async function withLock(name, work) {
  const lock = join(
    tmpdir(),
    `frontland-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`,
  )
  await take(lock)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

async function take(lock) {
  for (let nameless = 0, told = false; ; await wait(RETRY_MS)) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = holderOf(lock)
    if (holder === undefined ? ++nameless > NAMELESS_TRIES : !isAlive(holder)) {
      rmSync(lock, { recursive: true, force: true })
    } else if (!told && holder !== undefined) {
      told = true
      console.log(`Waiting for process ${holder}, which is doing the same …`)
    }
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
