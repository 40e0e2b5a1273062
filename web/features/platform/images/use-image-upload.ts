import { useState } from 'react'
import { IMAGE_UPLOAD_MAX_BYTES, IMAGE_UPLOAD_TYPES, type Image } from '#shared/contract/platform/images.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFileDrop } from '#web/lib/use-file-drop.ts'
import { imageUploadTexts } from './image-upload.texts.ts'
import { useUploadImage } from './images.mutations.ts'

type Fault = 'wrongType' | 'tooLarge'

/** One picture at a time on its way to the server. `share` is how much of it was sent, null when none is under way. */
export function useImageUpload(onUploaded: (image: Image) => void) {
  const texts = useTexts(imageUploadTexts)
  const { mutateAsync } = useUploadImage()
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Fault | { message: string } | null>(null)
  const [wasUploaded, setUploaded] = useState(false)

  async function take(file: File | undefined) {
    if (!file || share !== null) return
    setUploaded(false)
    const found = faultOf(file)
    setFault(found)
    if (found) return
    setShare(0)
    try {
      onUploaded(await mutateAsync({ file, onProgress: setShare }))
      setUploaded(true)
    } catch (error) {
      setFault(faultIn(error) ?? { message: failureMessage(error, texts.failed) })
    } finally {
      setShare(null)
    }
  }

  const { isOver, dropProps } = useFileDrop((file) => void take(file))
  return {
    take,
    share,
    wasUploaded,
    error: fault === null ? undefined : typeof fault === 'string' ? texts[fault] : fault.message,
    isOver,
    dropProps,
  }
}
export type ImageUpload = ReturnType<typeof useImageUpload>

/** What can be known without sending it; the server looks closer. */
function faultOf(file: File): Fault | null {
  if (!(IMAGE_UPLOAD_TYPES as readonly string[]).includes(file.type)) return 'wrongType'
  return file.size > IMAGE_UPLOAD_MAX_BYTES ? 'tooLarge' : null
}

function faultIn(error: unknown): Fault | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'unsupported_media_type') return 'wrongType'
  return error.code === 'body_too_large' ? 'tooLarge' : null
}
