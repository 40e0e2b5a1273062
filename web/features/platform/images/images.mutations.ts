import { useMutation } from '@tanstack/react-query'
import { imageEndpoints } from '#shared/contract/platform/images.ts'
import { call } from '#web/api/client.ts'
import { uploading } from '#web/api/upload.ts'

export function useUploadImage() {
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      call(
        imageEndpoints.upload,
        { body: file },
        uploading({ onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) }),
      ),
  })
}
