import { access, constants, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Finding, fault, note, well } from './finding.ts'

const GIB = 1024 ** 3
const FREE_MIN_BYTES = GIB
const NEEDED_NODE = 24
const OTHERS = 0o077

/** Whether the data folder can be written, and has room. */
export async function checkDisk(
  dataDir: string,
  freeBytesOf: (folder: string) => Promise<number> = readFreeBytes,
): Promise<Finding> {
  const folder = resolve(dataDir)
  const probe = join(folder, `.doctor-${process.pid}`)
  try {
    await writeFile(probe, 'It can be written here.\n')
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return fault(
      'disk',
      `${folder} cannot be written (${code}).`,
      'Give it to the account that the site runs as, or make room on the disk.',
    )
  }
  const free = await freeBytesOf(folder)
  const room = `${(free / GIB).toFixed(1)} GiB free for ${folder}`
  return free < FREE_MIN_BYTES
    ? fault('disk', `${room}: the site stops writing when there is none.`, 'Make room, or use a larger disk.')
    : well('disk', `${room}.`)
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether other accounts of the machine can read what is secret. */
export async function checkPermissions(dataDir: string, secretFiles: readonly string[]): Promise<Finding> {
  const kept = ['frontland.db', 'frontland.db-wal', 'secret.key'].map((name) => join(dataDir, name))
  const isFolderOpen = (((await modeOf(dataDir)) ?? 0) & OTHERS) !== 0
  const files = [...(isFolderOpen ? kept : []), join(dataDir, 'secret.key'), ...secretFiles]
  const open: string[] = []
  for (const file of new Set(files)) if (((await modeOf(file)) ?? 0) & OTHERS) open.push(resolve(file))
  return open.length > 0
    ? fault(
        'permissions',
        `Other accounts of this machine may read ${open.join(', ')}.`,
        `chmod 700 ${resolve(dataDir)}; chmod 600 ${open.join(' ')}`,
      )
    : well('permissions', 'What is secret is for the account of the site alone.')
}

async function modeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mode }) => mode & 0o777,
    () => null,
  )
}

/** Whether what runs is what was installed and built. */
export async function checkVersions({
  version,
  nodeVersion = process.version,
  buildFolder,
}: {
  version: string
  nodeVersion?: string
  buildFolder: string
}): Promise<Finding> {
  if (Number.parseInt(nodeVersion.slice(1), 10) < NEEDED_NODE)
    return fault(
      'versions',
      `Node ${nodeVersion} is too old.`,
      `Install Node ${NEEDED_NODE}, or start with npm start, which brings it.`,
    )
  const isBuilt = await access(join(buildFolder, 'program'), constants.R_OK).then(
    () => true,
    () => false,
  )
  return isBuilt
    ? well('versions', `FrontLand ${version} on Node ${nodeVersion}.`)
    : note('versions', 'The pages are not built.', 'npm run build, or npm start, which builds what is stale.')
}

/** Folders that a backup or a restore left behind when it was cut off. */
export async function checkLeftovers(dataDir: string): Promise<Finding> {
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => /^\.(backup|restore)-/.test(name))
  return names.length > 0
    ? note(
        'leftovers',
        `A backup or restore was cut off and left ${names.join(', ')} in ${resolve(dataDir)}.`,
        'Remove them when none is under way.',
      )
    : well('leftovers', 'None.')
}
