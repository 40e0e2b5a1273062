/** Launcher files small enough for tests, and the calls that make releases of them. */
import { createHash, randomBytes } from 'node:crypto'
import type { FileKind } from '#server/modules/games/launcher/file-kinds.ts'
import type { ReleaseDraft, StaffRelease } from '#shared/contract/games/launcher.ts'
import { launcherUploadEndpoints } from '#shared/contract/games/launcher-uploads.ts'
import type { TestClient } from './test-app.ts'

/** Where an upload stands, below `/api`. */
export const uploadPath = (key: string) => launcherUploadEndpoints.upload.path.replace(':key', key)
const MARKS: Record<FileKind, string> = { windows: 'MZ', linux: '\x7fELF', update: 'PK\x03\x04', macos: '' }

/** A file that bears the mark of its kind and is random otherwise. */
export function makeFile(kind: FileKind, size = 4_096): Buffer {
  const bytes = randomBytes(size)
  if (kind === 'macos') bytes.write('koly', size - 512, 'latin1')
  else bytes.write(MARKS[kind], 0, 'latin1')
  return bytes
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Sends bytes as an upload, whole or as the piece that `range` (a `Content-Range`) says. */
export function upload(client: TestClient, key: string, bytes: Buffer, range?: string) {
  return client.call('PUT', uploadPath(key), {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', ...(range ? { 'content-range': range } : {}) },
  })
}

export const findUpload = (client: TestClient, key: string) => client.call('GET', uploadPath(key))

let releases = 0
/** Uploads a file and makes a release of it, published unless the draft says otherwise. */
export async function makeRelease(
  client: TestClient,
  draft: Partial<ReleaseDraft> & Pick<ReleaseDraft, 'launcherVersion'>,
  file: Buffer = makeFile(draft.platform ?? 'windows'),
): Promise<StaffRelease> {
  releases += 1
  const key = `release-${releases}`
  await upload(client, key, file)
  const body = { platform: 'windows', isPublished: true, upload: key, ...draft }
  const reply = await client.call('POST', '/admin/launcher/releases', { body })
  if (reply.statusCode !== 201) throw new Error(reply.body)
  return reply.json()
}
