import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IMAGE_NAME_MAX } from '#shared/constants/images.ts'
import { type ImageChange, imageEndpoints } from '#shared/contract/platform/images.ts'
import { call } from '#web/api/client.ts'
import { uploading } from '#web/api/upload.ts'
import { useListMutation } from '#web/editing/list-mutations.ts'
import { imagesQueries } from './images.queries.ts'

export function useUploadImage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      call(
        imageEndpoints.upload,
        { query: { name: file.name.slice(-IMAGE_NAME_MAX) }, body: file },
        uploading({ onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0) }),
      ),
    onSuccess: (image) => {
      void client.invalidateQueries({ queryKey: imagesQueries.all() })
      client.setQueryData(imagesQueries.byPath(image.path).queryKey, image)
    },
  })
}

export const useUpdateImage = () =>
  useListMutation(
    imagesQueries.all(),
    ({ id, ...body }: ImageChange & { id: number }) =>
      call(imageEndpoints.update, { params: { id: String(id) }, body }),
    (client) => void client.invalidateQueries({ queryKey: imagesQueries.all() }),
  )

export const useRemoveImage = () =>
  useListMutation(
    imagesQueries.all(),
    (id: number) => call(imageEndpoints.remove, { params: { id: String(id) } }),
    (client) => void client.invalidateQueries({ queryKey: imagesQueries.all() }),
  )

/** A picture as it is at the server now; null when it is gone. */
export function useRefetchImage(path: string) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...imagesQueries.byPath(path), staleTime: 0 })
}
