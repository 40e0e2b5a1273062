import { useState } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ImageDescriptionDialog } from './image-description-dialog.tsx'
import { imageLibraryTexts } from './image-library.texts.ts'
import { useImageAt } from './images.queries.ts'

/** What an uploaded picture is said to show, and the way to say it. */
export function ImageDescription({ path, about }: { path: string; about: string }) {
  const texts = useTexts(imageLibraryTexts)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data: image } = useImageAt(path)
  if (!image) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p className="min-w-0">{image[`description_${language}`] || texts.notDescribed}</p>
      <Button
        variant="link"
        size="sm"
        aria-label={`${texts.describe}: ${about}`}
        onClick={() => setOpen(true)}
      >
        {texts.describe}
      </Button>
      {isOpen && <ImageDescriptionDialog saved={image} onClose={() => setOpen(false)} />}
    </div>
  )
}
