/** PostgreSQL refuses to run as root, so a run by root starts it as another user. */
import { chownSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { quickFolder } from '#tests/quick-folder.ts'

export type ServerUser = { uid: number; gid: number }

const CANDIDATES = ['postgres', 'nobody']

/** The user to run the server as, or undefined to run it as whoever runs the tests. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${CANDIDATES.join(' or ')} here.`)
}

/** A fresh folder that the user owns and can reach. */
export function makeFolderFor(user: ServerUser | undefined): string {
  const parents = [quickFolder(), tmpdir(), '/tmp', '/var/tmp']
  const parent = user ? parents.find(isReachableByAll) : quickFolder()
  if (!parent) throw new Error(`No temporary folder that every user can reach: tried ${parents.join(', ')}.`)
  const folder = mkdtempSync(join(parent, 'frontland-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** True when the folder and all its parents may be entered by any user. */
export function isReachableByAll(folder: string): boolean {
  try {
    const mayEnter = (statSync(folder).mode & 0o001) !== 0
    return mayEnter && (dirname(folder) === folder || isReachableByAll(dirname(folder)))
  } catch {
    return false
  }
}
