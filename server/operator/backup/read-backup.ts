import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type * as z from 'zod'
import { createTableSum, rowOfLine } from '#server/db/tables/row-sums.ts'
import type { Row } from '#server/db/tables/table.ts'
import { OperatorError } from '#server/operator/operator-error.ts'
import { decrypt, ENCRYPTED_MARK } from './encryption.ts'
import {
  ABOUT,
  type About,
  aboutSchema,
  FILES,
  FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
  ROWS,
  SECRET_KEY,
} from './manifest.ts'
import { type ArchiveEntry, damaged, readTar } from './tar.ts'

export type BackupSource = { file: string; backupKey?: string | undefined }

/** Who is handed what while a backup is read through. */
export type BackupVisitor = {
  about?: (about: About) => void | Promise<void>
  rows?: (table: string, lines: readonly string[]) => void | Promise<void>
  /** Takes the contents of a file of the site, all of it. */
  file?: (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  secretKey?: (text: string) => void
}

export type BackupFacts = { about: About; manifest: Manifest }

/**
 * Reads a backup through to its end and compares all that comes out of it with its manifest.
 * @throws {OperatorError} where it is damaged, of a newer format, or encrypted with another key
 */
export async function readBackup(source: BackupSource, visitor: BackupVisitor = {}): Promise<BackupFacts> {
  let about: About | undefined
  let manifest: Manifest | undefined
  const sums = new Map<string, ReturnType<typeof createTableSum>>()
  const files: Manifest['files'] = {}
  for await (const entry of listEntries(source)) {
    const [, table] = ROWS.exec(entry.name) ?? []
    const [, path] = FILES.exec(entry.name) ?? []
    if (entry.name === ABOUT) {
      about = parse(aboutSchema, await textOf(entry))
      if (about.format > FORMAT)
        throw new OperatorError('A newer FrontLand made this backup. Update FrontLand.')
      for (const { name } of about.tables) sums.set(name, createTableSum())
      await visitor.about?.(about)
    } else if (table) {
      const lines = (await textOf(entry)).trimEnd().split('\n')
      for (const line of lines) sums.get(table)?.add(line)
      await visitor.rows?.(table, lines)
    } else if (path) {
      const hash = createHash('sha256')
      await visitor.file?.(path, seen(entry.content, hash))
      for await (const piece of entry.content) hash.update(piece)
      files[path] = { bytes: entry.size, sha256: hash.digest('hex') }
    } else if (entry.name === SECRET_KEY) visitor.secretKey?.(await textOf(entry))
    else if (entry.name === MANIFEST) manifest = parse(manifestSchema, await textOf(entry))
  }
  if (!about || !manifest) throw damaged()
  const found = { tables: Object.fromEntries([...sums].map(([name, sum]) => [name, sum.read()])), files }
  if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(manifest))) throw damaged()
  return { about, manifest }
}

/** The rows of a backup that has been read through before, in its order. */
export async function* readRows(
  source: BackupSource,
  { tables }: About,
): AsyncIterable<{ table: About['tables'][number]; rows: Row[] }> {
  for await (const entry of listEntries(source)) {
    const [, name] = ROWS.exec(entry.name) ?? []
    const table = tables.find((one) => one.name === name)
    if (table) yield { table, rows: (await textOf(entry)).trimEnd().split('\n').map(rowOfLine) }
    // The database comes first.
    else if (FILES.test(entry.name)) return
  }
}

async function* listEntries({ file, backupKey }: BackupSource): AsyncIterable<ArchiveEntry> {
  const isEncrypted = await beginsWithMark(file)
  if (isEncrypted && backupKey === undefined)
    throw new OperatorError('This backup is encrypted: set BACKUP_KEY to the key it was made with.')
  const bytes = createReadStream(file, { start: isEncrypted ? ENCRYPTED_MARK.length : 0 })
  const packed = isEncrypted ? decrypt(bytes, backupKey ?? '') : bytes
  try {
    yield* readTar(gunzip(packed))
  } finally {
    bytes.destroy()
  }
}

async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const unpacked = createGunzip()
  Readable.from(source)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  try {
    yield* unpacked
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? damaged() : error
  }
}

async function beginsWithMark(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(ENCRYPTED_MARK.length), 0, ENCRYPTED_MARK.length, 0)
    return buffer.equals(ENCRYPTED_MARK)
  } finally {
    await handle.close()
  }
}

async function textOf({ content }: ArchiveEntry): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parse<Parsed>(schema: z.ZodType<Parsed>, text: string): Parsed {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw damaged()
  }
}

async function* seen(content: AsyncIterable<Uint8Array>, hash: { update(piece: Uint8Array): unknown }) {
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
}

const sorted = ({ tables, files }: Manifest) =>
  [tables, files].map((named) => Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)))
