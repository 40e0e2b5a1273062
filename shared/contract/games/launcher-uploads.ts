/** Files of the launcher on their way in: whole, or piece by piece in order. Releases are made of them. */
import * as z from 'zod/mini'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bytes } from '#shared/contract/forms.ts'
import { uploadKeySchema } from './launcher.ts'

const launcherUploadSchema = z.object({
  /** Bytes that have arrived. */
  received: z.int(),
  /** Whether a release can be made of it. */
  isComplete: z.boolean(),
})
export type LauncherUpload = z.infer<typeof launcherUploadSchema>

/** `bytes 0-1023/4096`: which bytes of the whole a request carries (RFC 9110, section 14.4). */
const contentRangeSchema = z
  .pipe(
    z.string().check(z.regex(/^bytes \d{1,12}-\d{1,12}\/\d{1,12}$/)),
    z.transform((header: string) => {
      const [start = 0, end = 0, total = 0] = header.match(/\d+/g)?.map(Number) ?? []
      return { start, end, total }
    }),
  )
  .check(z.refine(({ start, end, total }) => start <= end && end < total))

const params = z.object({ key: uploadKeySchema })

export const launcherUploadEndpoints = {
  findUpload: endpoint({
    method: 'GET',
    path: '/admin/launcher/uploads/:key',
    summary: 'How much of an upload has arrived. The caller chooses the key.',
    access: 'manage_launcher',
    scope: 'launcher',
    params,
    reply: launcherUploadSchema,
  }),
  upload: endpoint({
    method: 'PUT',
    path: '/admin/launcher/uploads/:key',
    summary:
      'Uploads a launcher file under a key that the caller chooses: whole, or the piece that `Content-Range` names. Pieces come in order; one may repeat what arrived.',
    access: 'manage_launcher',
    scope: 'launcher',
    params,
    headers: z.object({ 'content-range': z.optional(contentRangeSchema) }),
    body: bytes({ types: ['application/octet-stream'], maxBytes: LAUNCHER_FILE_MAX_BYTES }),
    reply: launcherUploadSchema,
  }),
}
