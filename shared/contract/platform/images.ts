/** Uploading a picture. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { bytes } from '#shared/contract/forms.ts'

export const IMAGE_UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** What a file may say it is; what it really is decides. */
export const IMAGE_UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The picture as it was stored: turned upright, made smaller where needed, without its metadata. */
export const uploadedImageSchema = z.object({ path: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof uploadedImageSchema>

export const imageEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/admin/images',
    summary: 'Stores a picture anew as WebP; the body is the file itself.',
    access: ['manage_news', 'manage_content'],
    status: 201,
    body: bytes({ types: IMAGE_UPLOAD_TYPES, maxBytes: IMAGE_UPLOAD_MAX_BYTES }),
    reply: uploadedImageSchema,
  }),
}
