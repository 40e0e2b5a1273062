import { useId, useState } from 'react'
import type { Image } from '#shared/contract/platform/images.ts'
import { ImageDescriptionDialog } from '#web/features/platform/images/image-description-dialog.tsx'
import { imageLibraryTexts } from '#web/features/platform/images/image-library.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminImagesTexts } from './admin-images.texts.ts'
import { RemoveImageDialog } from './remove-image-dialog.tsx'

/** One picture: what it shows, how large it is, who brought it and when, and where it is shown. */
export function AdminImageCard({ image }: { image: Image }) {
  const texts = useTexts(adminImagesTexts)
  const library = useTexts(imageLibraryTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const reasonId = useId()
  const [open, setOpen] = useState<'describe' | 'remove' | null>(null)
  const description = image[`description_${language}`]
  const isShown = image.uses.length > 0
  const kilobytes = formatNumber(Math.ceil(image.bytes / 1024), language, { style: 'unit', unit: 'kilobyte' })
  return (
    <li className="flex min-w-0 flex-col border border-line bg-raised">
      <Picture
        path={image.path}
        alt={description}
        tone="dusk"
        seed={image.id}
        sizes="(min-width: 640px) 360px, 100vw"
        className="aspect-video w-full bg-sunken"
        imageClassName="object-contain!"
      />
      <div className="flex grow flex-col gap-3 p-4 text-sm">
        <div>
          <h2 className="text-base font-medium">{image.name}</h2>
          <p className="text-muted">
            {image.width} × {image.height}, {kilobytes}
          </p>
          <p className="text-muted">
            <LocalTime dateTime={image.uploadedAt} style="date-time" />, {image.uploadedBy ?? texts.before}
          </p>
        </div>
        <p className={description ? undefined : 'text-maintenance'}>{description || library.notDescribed}</p>
        <div id={reasonId} className="grow text-muted">
          {isShown ? texts.shownAt : texts.shownNowhere}
          {isShown && (
            <ul>
              {image.uses.map((use) => (
                <li key={use.url ?? use.title_en}>
                  {use.url ? (
                    <TextLink to={use.url}>{use[`title_${language}`]}</TextLink>
                  ) : (
                    `${use[`title_${language}`]} (${texts.restorable})`
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-label={`${library.describe}: ${image.name}`}
            onClick={() => setOpen('describe')}
          >
            {library.describe}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${words.remove}: ${image.name}`}
            aria-disabled={isShown || undefined}
            aria-describedby={isShown ? reasonId : undefined}
            data-off={isShown || undefined}
            title={isShown ? texts.inUse : undefined}
            onClick={() => !isShown && setOpen('remove')}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      {open === 'describe' && <ImageDescriptionDialog saved={image} onClose={() => setOpen(null)} />}
      <RemoveImageDialog image={image} isOpen={open === 'remove'} onClose={() => setOpen(null)} />
    </li>
  )
}
