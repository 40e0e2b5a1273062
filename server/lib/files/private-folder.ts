import { chmodSync, mkdirSync, statSync } from 'node:fs'

const OTHERS = 0o007

/** Makes a folder that only its owner enters; one that is there already is closed to all but its owner and group. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(path)
  if (mode & OTHERS && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS & 0o777)
}
