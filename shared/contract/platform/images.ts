/** Uploading a picture: its bytes are the body, so it is no JSON endpoint. */
import * as z from 'zod/mini'

export const IMAGE_UPLOAD_PATH = '/api/admin/images'
export const IMAGE_UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/** What a file may say it is; what it really is decides. */
export const IMAGE_UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The picture as it was stored: turned upright, made smaller where needed, without its metadata. */
export const uploadedImageSchema = z.object({ path: z.string(), width: z.int(), height: z.int() })
export type UploadedImage = z.infer<typeof uploadedImageSchema>
