/** The files of a site beside its database: what was uploaded, each under a name made of its contents. */
import { link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** In the data folder. What nobody has finished uploading, and letters written to disk, are none of them. */
export const SITE_FOLDERS = ['uploads', 'launcher/files']

/** By where each lies in the data folder. */
export async function listSiteFiles(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of SITE_FOLDERS) {
    const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => [])
    for (const entry of entries)
      if (entry.isFile() && !entry.name.startsWith('.')) found.push(`${folder}/${entry.name}`)
  }
  return found.sort()
}

/**
 * Holds all of them as they lie there now, whoever removes one meanwhile: by a second name for each, which takes no room.
 * Where the disk knows no second names they are read where they lie.
 */
export async function holdSiteFiles(dataDir: string) {
  const names = await listSiteFiles(dataDir)
  const folder = await mkdtemp(join(dataDir, '.backup-'))
  const held = new Map<string, string>()
  for (const name of names) {
    const place = join(folder, name)
    await mkdir(dirname(place), { recursive: true })
    try {
      await link(join(dataDir, name), place)
      held.set(name, place)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Gone in between: nothing shows it any more.
      if (code !== 'ENOENT') held.set(name, join(dataDir, name))
    }
  }
  return { files: held, release: () => rm(folder, { recursive: true, force: true }) }
}
