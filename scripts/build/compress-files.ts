import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = '**/*.{js,css,svg,json,webmanifest,txt,xml,html}'
/** Below this, the headers weigh more than what is saved. */
const WORTHWHILE_BYTES = 500

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of the folder, as small as they get: the server sends them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    globSync(COMPRESSIBLE, { cwd: folder }).map(async (name) => {
      const path = `${folder}/${name}`
      const content = await readFile(path)
      if (content.length < WORTHWHILE_BYTES) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await Promise.all([
        brotli(content, { params }).then((packed) => writeFile(`${path}.br`, packed)),
        zip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
      ])
    }),
  )
}
