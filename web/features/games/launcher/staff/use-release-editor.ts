import { useEffect, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useForm } from '#web/editing/use-form.ts'
import { useSavedItem } from '#web/editing/use-saved-item.ts'
import {
  type FileFault,
  faultOf,
  platformOf,
  versionIn,
} from '#web/features/games/launcher/upload/release-file.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import {
  releaseUploads,
  type UploadField,
  useCreateRelease,
  useRefetchRelease,
  useUpdateRelease,
} from './admin-launcher.mutations.ts'
import { releaseEditorTexts } from './release-editor.texts.ts'
import {
  knownFileIn,
  newReleaseFormSchema,
  releaseChangeFormSchema,
  releaseFieldsOf,
} from './release-editor-form.ts'

const UPLOAD_FIELDS = ['upload', 'updateUpload'] as const satisfies readonly UploadField[]

/** A release under the editor's hands: its fields and files, saving them, and what to do when others were first. */
export function useReleaseEditor(saved: StaffRelease | null) {
  const texts = useTexts(releaseEditorTexts)
  const navigate = useNavigate()
  const { mutateAsync: create } = useCreateRelease()
  const { mutateAsync: change } = useUpdateRelease()
  const fail = useFailureToast()
  const editing = useSavedItem({
    noun: 'launcher-release',
    saved,
    fieldsOf: releaseFieldsOf,
    refetch: useRefetchRelease(),
  })
  const { item, edits, save, diagnoseConflict } = editing
  const [faults, setFaults] = useState<Partial<Record<UploadField, FileFault>>>({})
  const isNew = item === null

  // What was chosen before goes on, wherever the way led meanwhile.
  useEffect(() => {
    if (!isNew) return
    for (const field of UPLOAD_FIELDS) releaseUploads[field].restore(knownFileIn(edits.values[field]))
    return () => {
      for (const field of UPLOAD_FIELDS) releaseUploads[field].suspend()
    }
  }, [isNew])

  function takeFile(field: UploadField, file: File | undefined) {
    if (!file) return
    const fault = faultOf(file, field === 'upload' ? 'launcher' : 'update')
    setFaults(({ [field]: _, ...others }) => (fault ? { ...others, [field]: fault } : others))
    if (fault) return
    edits.set(field, JSON.stringify(releaseUploads[field].start(file)))
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
    releaseUploads[field].clear()
    edits.set(field, '')
    setFaults(({ [field]: _, ...others }) => others)
  }

  function discard() {
    for (const field of UPLOAD_FIELDS) dropFile(field)
    edits.discard()
  }

  const form = useForm({
    schema: isNew ? newReleaseFormSchema : releaseChangeFormSchema,
    submit: async ({ intent, ...values }) => {
      const isPublished = intent === 'publish'
      const kept = await save(() => {
        if ('upload' in values) return create({ ...values, isPublished })
        if (!item) throw new Error('A change without a release.')
        return change({ id: item.id, version: item.version, ...values, ...(isPublished && { isPublished }) })
      })
      toast({ title: isPublished ? texts.published : isNew ? texts.created : texts.saved })
      if (!isNew) return
      for (const field of UPLOAD_FIELDS) releaseUploads[field].clear()
      navigate(`${addresses.adminLauncher}#release-${kept.id}`)
    },
    onFailure: (error) => {
      fail(texts.saveFailed, error)
      void diagnoseConflict(error)
      if (!(error instanceof ApiError)) return
      for (const field of UPLOAD_FIELDS) if (field in error.fields) releaseUploads[field].recheck()
    },
  })
  return { ...editing, form, faults, takeFile, dropFile, setPlatform, discard }
}
export type ReleaseEditing = ReturnType<typeof useReleaseEditor>
