import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import {
  type FileFault,
  faultOf,
  platformOf,
  versionIn,
} from '#web/features/games/launcher/upload/release-file.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateRelease, useRefetchRelease, useUpdateRelease } from './admin-launcher.mutations.ts'
import { releaseEditorTexts } from './release-editor.texts.ts'
import { newReleaseFormSchema, releaseChangeFormSchema, releaseFieldsOf } from './release-editor-form.ts'
import {
  UPLOAD_FIELDS,
  type UploadField,
  useReleaseUploads,
  useUploadsWhileShown,
} from './use-release-uploads.ts'

/** A release under the editor's hands: its fields and files, saving them, and what to do when others were first. */
export function useReleaseEditor(saved: StaffRelease | null) {
  const texts = useTexts(releaseEditorTexts)
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateRelease()
  const { mutateAsync: update } = useUpdateRelease()
  const uploads = useReleaseUploads()
  const editing = useEditor({
    noun: 'launcher-release',
    saved,
    fieldsOf: releaseFieldsOf,
    refetch: useRefetchRelease(),
    isTouched: (item) => item === null && UPLOAD_FIELDS.some((field) => uploads[field].state !== null),
    extras: () => ({ upload: uploads.upload.state, updateUpload: uploads.updateUpload.state }),
    schema: (item: StaffRelease | null) => (item ? releaseChangeFormSchema : newReleaseFormSchema),
    send: ({ intent, ...values }, item) => {
      const isPublished = intent === 'publish'
      if ('upload' in values) return create({ ...values, isPublished })
      if (!item) throw new Error('A change without a release.')
      return update({ id: item.id, version: item.version, ...values, ...(isPublished && { isPublished }) })
    },
    onSaved: (kept, before) => {
      const wasPublished = before?.isPublished ?? false
      const done = before ? texts.saved : texts.created
      toast({ title: kept.isPublished && !wasPublished ? texts.published : done })
      if (before) return
      for (const field of UPLOAD_FIELDS) uploads[field].clear()
      navigate(`${addresses.adminLauncher}#release-${kept.id}`)
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return
      for (const field of UPLOAD_FIELDS) if (field in error.fields) uploads[field].recheck()
    },
    saveFailed: texts.saveFailed,
  })
  const { item, edits } = editing
  useUploadsWhileShown(uploads, item === null)
  const [faults, setFaults] = useState<Partial<Record<UploadField, FileFault>>>({})

  function takeFile(field: UploadField, file: File | undefined) {
    if (!file) return
    const fault = faultOf(file, field === 'upload' ? 'launcher' : 'update')
    setFaults(({ [field]: _, ...others }) => (fault ? { ...others, [field]: fault } : others))
    if (fault) return
    uploads[field].start(file)
    if (field === 'upload') fillFrom(file.name)
  }

  /** Puts what the name of a file tells into fields that nobody has filled. */
  function fillFrom(fileName: string) {
    const platform = platformOf(fileName)
    if (platform) setPlatform(platform)
    const version = versionIn(fileName)
    if (!version || edits.values.launcherVersion !== '') return
    edits.set('launcherVersion', version)
    if (version.includes('-')) edits.set('channel', 'beta')
  }

  function setPlatform(platform: string) {
    edits.set('platform', platform)
    if (platform !== 'macos') dropFile('updateUpload')
  }

  function dropFile(field: UploadField) {
    uploads[field].clear()
    setFaults(({ [field]: _, ...others }) => others)
  }

  function discard() {
    for (const field of UPLOAD_FIELDS) dropFile(field)
    edits.discard()
  }

  return { ...editing, uploads, faults, takeFile, dropFile, setPlatform, discard }
}
export type ReleaseEditing = ReturnType<typeof useReleaseEditor>
