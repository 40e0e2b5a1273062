import type { QueryClient } from '@tanstack/react-query'
import {
  launcherEndpoints,
  type ReleaseChange,
  type ReleaseDraft,
  type StaffRelease,
} from '#shared/contract/games/launcher.ts'
import { launcherUploadEndpoints } from '#shared/contract/games/launcher-uploads.ts'
import { call } from '#web/api/client.ts'
import { uploading } from '#web/api/upload.ts'
import { useListMutation, useRefetchItem } from '#web/editing/list-mutations.ts'
import { launcherQueries } from '#web/features/games/launcher/launcher.queries.ts'
import type { UploadServer } from '#web/features/games/launcher/upload/file-upload.ts'
import { adminLauncherQueries } from './admin-launcher.queries.ts'

const listKey = adminLauncherQueries.releases().queryKey

/** Shows a saved release at once; where the others stand now, and what players see, is asked for anew. */
function keepRelease(client: QueryClient, saved: StaffRelease) {
  client.setQueryData(listKey, (list) => list?.map((release) => (release.id === saved.id ? saved : release)))
  forgetLists(client)
}

function forgetLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: listKey })
  void client.invalidateQueries({ queryKey: launcherQueries.releases().queryKey })
}

export const useCreateRelease = () =>
  useListMutation(listKey, (body: ReleaseDraft) => call(launcherEndpoints.create, { body }), keepRelease)

export const useUpdateRelease = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: ReleaseChange & { id: number }) =>
      call(launcherEndpoints.update, { params: { id: String(id) }, body }),
    keepRelease,
  )

export const useRemoveRelease = () =>
  useListMutation(
    listKey,
    (id: number) => call(launcherEndpoints.remove, { params: { id: String(id) } }),
    (client, _, id) => {
      client.setQueryData(listKey, (list) => list?.filter((release) => release.id !== id))
      forgetLists(client)
    },
  )

/** One release as it is at the server now; null when it is gone. */
export const useRefetchRelease = () => useRefetchItem(adminLauncherQueries.releases())

export const uploadServer: UploadServer = {
  find: (key, signal) => call(launcherUploadEndpoints.findUpload, { params: { key } }, uploading({ signal })),
  send: (key, { bytes, start, total }, onProgress, signal) =>
    call(
      launcherUploadEndpoints.upload,
      {
        params: { key },
        headers: { 'content-range': `bytes ${start}-${start + bytes.size - 1}/${total}` },
        body: bytes,
      },
      uploading({ onProgress, signal }),
    ),
}
