import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findOrInstallJava } from './find-java.ts'

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
/** Starting takes most of the time: so it starts quickly, and once for all documents. */
const JAVA = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
const ANSWER_LIMIT_BYTES = 64 * 1024 * 1024
/** The checker's grammar of styles is years behind the browsers'. */
const STYLES = /(<style>).*?(<\/style>)/gs

type Message = { type: string; url: string; message: string; extract?: string }

/** What the W3C's checker finds wrong in documents, by the names they are given under; a line each. */
export async function findHtmlErrors(documents: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const java = await findOrInstallJava()
  const folder = await mkdtemp(join(tmpdir(), 'frontland-html-'))
  try {
    const names = [...documents.keys()]
    const files = await Promise.all(
      [...documents.values()].map(async (html, index) => {
        const file = join(folder, `${index}.html`)
        await writeFile(file, html.replace(STYLES, '$1$2'))
        return file
      }),
    )
    const { stdout } = await promisify(execFile)(
      java,
      [
        ...JAVA,
        '-jar',
        CHECKER,
        '--errors-only',
        '--exit-zero-always',
        '--stdout',
        '--format',
        'json',
        ...files,
      ],
      { maxBuffer: ANSWER_LIMIT_BYTES },
    )
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    const errors = new Map(names.map((name) => [name, [] as string[]]))
    for (const { url, message, extract = '' } of messages)
      errors.get(names[Number.parseInt(basename(url), 10)] ?? '')?.push(`${message} — ${extract.trim()}`)
    return errors
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
