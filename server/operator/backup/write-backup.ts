import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTableSum, lineOfRow, type TableSum } from '#server/db/tables/row-sums.ts'
import { openSnapshot, type Snapshot } from '#server/db/tables/snapshot.ts'
import { unlessMissing } from '#server/lib/files/unless-missing.ts'
import { encrypt } from './encryption.ts'
import { ABOUT, type About, FORMAT, MANIFEST, type Manifest, SECRET_KEY } from './manifest.ts'
import { type HeldFile, holdFiles } from './stored-files.ts'
import { type ArchiveEntry, writeTar } from './tar.ts'

/** Rows of one entry, which is made in memory, as its size stands before it. */
const LINES_BYTES = 1024 * 1024

export type BackupOptions = {
  databaseUrl?: string | undefined
  dataDir: string
  /** Where files lie that are not in the data folder. */
  storageUrl?: string | undefined
  /** With it the backup is encrypted, and only then does it hold the key of the stored secrets. */
  backupKey?: string | undefined
  version: string
  now: Date
}

/** Writes the site as it stands at one moment into a new file, which nobody else may read. */
export async function writeBackup(file: string, options: BackupOptions): Promise<Manifest> {
  const snapshot = await openSnapshot(options)
  try {
    const held = await holdFiles(options)
    try {
      const manifest: Manifest = { tables: {}, files: {} }
      const plain = writeTar(listEntries(snapshot, held.files, manifest, options), options.now)
      const packed = Readable.from(plain).pipe(createGzip())
      const sealed = options.backupKey === undefined ? packed : encrypt(packed, options.backupKey)
      await pipeline(Readable.from(sealed), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      await syncFile(file)
      return manifest
    } finally {
      await held.release()
    }
  } finally {
    await snapshot.close()
  }
}

async function* listEntries(
  snapshot: Snapshot,
  files: readonly HeldFile[],
  manifest: Manifest,
  { dataDir, backupKey, version, now }: BackupOptions,
): AsyncIterable<ArchiveEntry> {
  const { engine, migrations, tables, lastIds } = snapshot
  const about: About = {
    format: FORMAT,
    version,
    engine,
    madeAt: now.toISOString(),
    migrations: [...migrations],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    lastIds: { ...lastIds },
  }
  yield textEntry(ABOUT, JSON.stringify(about, null, 2))
  for (const { name } of tables)
    yield* listRows(snapshot, name, (sum) => {
      manifest.tables[name] = sum
    })
  for (const { name, open: openFile } of files) {
    const opened = await openFile()
    if (!opened) continue
    const { size, content } = opened
    const hash = createHash('sha256')
    yield { name: `files/${name}`, size, content: readWith(content, (piece) => hash.update(piece)) }
    manifest.files[name] = { bytes: size, sha256: hash.digest('hex') }
  }
  const secret =
    backupKey === undefined ? null : await readFile(join(dataDir, SECRET_KEY), 'utf8').catch(unlessMissing)
  if (secret !== null) yield textEntry(SECRET_KEY, secret)
  yield textEntry(MANIFEST, JSON.stringify(manifest))
}

async function* listRows(
  snapshot: Snapshot,
  name: string,
  done: (sum: TableSum) => void,
): AsyncIterable<ArchiveEntry> {
  const table = snapshot.tables.find((one) => one.name === name)
  if (!table) return
  const sum = createTableSum()
  let lines = ''
  let part = 0
  const flush = () => {
    part += 1
    const entry = textEntry(`database/${name}/${String(part).padStart(6, '0')}.jsonl`, lines)
    lines = ''
    return entry
  }
  for await (const rows of snapshot.read(table)) {
    for (const row of rows) {
      const line = lineOfRow(row, table.columns)
      sum.add(line)
      lines += `${line}\n`
    }
    if (lines.length >= LINES_BYTES) yield flush()
  }
  if (lines !== '') yield flush()
  done(sum.read())
}

function textEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

async function* readWith(content: Readable, see: (piece: Buffer) => void): AsyncIterable<Buffer> {
  for await (const piece of content) {
    see(piece)
    yield piece
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}
