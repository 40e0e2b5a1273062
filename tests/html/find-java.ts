/** A Java for the checker of HTML: the machine's own, or one that is fetched when there is none. */
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installDebianPackage, isProgram } from '#tests/programs.ts'

type Downloader = {
  /** A runtime that an earlier `resolveJava` has kept in `node_modules/.cache`, or null. */
  findCachedJava(): string | null
  resolveJava(): Promise<string>
}

const downloader: Downloader = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js')

/** The path of a Java that runs here (`JAVA_HOME` first), or undefined. */
function findJava(): string | undefined {
  const { JAVA_HOME, PATH = '' } = process.env
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []), ...PATH.split(delimiter).filter(Boolean)]
  const candidates = [...folders.map((folder) => join(folder, 'java')), downloader.findCachedJava() ?? '']
  return candidates.find((path) => isProgram(path, '-version'))
}

/** Like `findJava`, but installs one when there is none: Debian's package as root, otherwise the checker's own download. */
export async function findOrInstallJava(): Promise<string> {
  const found = findJava()
  if (found) return found

  console.log('There is no Java here; installing one …')
  const complaint = installDebianPackage('default-jre-headless')
  return (
    findJava() ??
    downloader.resolveJava().catch((error: Error) => {
      throw new Error(
        `No Java could be found or installed. Install Java 11 or newer.\n${complaint}\n${error.message}`,
      )
    })
  )
}
