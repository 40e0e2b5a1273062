import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import {
  createFileUpload,
  type KnownFile,
  type UploadMemory,
} from '#web/features/games/launcher/upload/file-upload.ts'
import { keepInTab, readJsonFromTab } from '#web/lib/tab-memory.ts'
import { uploadServer } from './admin-launcher.mutations.ts'

/** The files of a new release, each by the field of the contract that names it. */
export const UPLOAD_FIELDS = ['upload', 'updateUpload'] as const
export type UploadField = (typeof UPLOAD_FIELDS)[number]

const createReleaseUploads = () => ({
  upload: createFileUpload(uploadServer, memoryOf('upload')),
  updateUpload: createFileUpload(uploadServer, memoryOf('updateUpload')),
})

/** One of each for an app, not for a page: a file that was chosen is still there after a login. */
const uploadsOfApps = new WeakMap<QueryClient, ReturnType<typeof createReleaseUploads>>()

function uploadsOf(client: QueryClient) {
  const uploads = uploadsOfApps.get(client) ?? createReleaseUploads()
  uploadsOfApps.set(client, uploads)
  return uploads
}

/** The files of a new release on their way, each with its `state`, null when none is chosen. */
export function useReleaseUploads() {
  const { upload, updateUpload } = uploadsOf(useQueryClient())
  return {
    upload: { ...upload, state: useSyncExternalStore(upload.subscribe, upload.get, () => null) },
    updateUpload: {
      ...updateUpload,
      state: useSyncExternalStore(updateUpload.subscribe, updateUpload.get, () => null),
    },
  }
}

/** What was chosen before goes on while the page of a new release is shown, wherever the way led meanwhile. */
export function useUploadsWhileShown(uploads: ReturnType<typeof useReleaseUploads>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return
    for (const field of UPLOAD_FIELDS) uploads[field].restore()
    return () => {
      for (const field of UPLOAD_FIELDS) uploads[field].suspend()
    }
  }, [isNew])
}

function memoryOf(field: UploadField): UploadMemory {
  const key = `upload:launcher-release:${field}`
  return {
    read: () => readJsonFromTab<KnownFile>(key),
    write: (file) => keepInTab(key, file && JSON.stringify(file)),
  }
}
