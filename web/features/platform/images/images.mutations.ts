import { useMutation } from '@tanstack/react-query'
import { IMAGE_UPLOAD_PATH, uploadedImageSchema } from '#shared/contract/platform/images.ts'
import { transfer } from '#web/api/upload.ts'

export function useUploadImage() {
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      transfer(IMAGE_UPLOAD_PATH, uploadedImageSchema, {
        body: file,
        onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      }),
  })
}
