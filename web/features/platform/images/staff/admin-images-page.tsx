import { Images } from 'lucide-react'
import { useEffect } from 'react'
import { IMAGE_SEARCH_MAX } from '#shared/constants/images.ts'
import { imageLibraryTexts } from '#web/features/platform/images/image-library.texts.ts'
import { imageUploadTexts } from '#web/features/platform/images/image-upload.texts.ts'
import { ImageUploadButton } from '#web/features/platform/images/image-upload-button.tsx'
import { useImages } from '#web/features/platform/images/images.queries.ts'
import { pastedImage } from '#web/features/platform/images/pasted-image.ts'
import { useImageUpload } from '#web/features/platform/images/use-image-upload.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { pageIn, searchIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminImageCard } from './admin-image-card.tsx'
import { adminImagesTexts, imageForms } from './admin-images.texts.ts'

/** What was uploaded: seen, found, described, removed when nothing shows it. */
export function AdminImagesPage() {
  const texts = useTexts(adminImagesTexts)
  const library = useTexts(imageLibraryTexts)
  const uploadTexts = useTexts(imageUploadTexts)
  const { language } = useLanguage()
  const { query, change } = useAddressQuery()
  const search = searchIn(query, IMAGE_SEARCH_MAX)
  // What is new stands first on the first page.
  const upload = useImageUpload(() => change({ search: null, page: null }, { replace: true }))
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pastedImage(event)
      if (file) void upload.take(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
  return (
    <div
      {...upload.dropProps}
      className={classNames('outline-offset-8', upload.isOver && 'outline-2 outline-dashed outline-signal')}
    >
      <PanelHeading title={texts.title} lead={texts.lead} />
      <div className="mb-6 grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <search className="block">
          <SearchField
            label={library.search}
            value={search}
            maxLength={IMAGE_SEARCH_MAX}
            onSearch={(text, isRefined) => change({ search: text, page: null }, { replace: isRefined })}
          />
        </search>
        <ImageUploadButton upload={upload} label={uploadTexts.choose} about={texts.about} size="default" />
      </div>
      <PagedList
        list={useImages(search, pageIn(query))}
        loadFailed={library.loadFailed}
        pages={library.pages}
        forms={imageForms[language]}
        icon={<Images size={28} strokeWidth={1.5} />}
        empty={
          search ? (
            <>
              {library.nothingFound}{' '}
              <Button variant="link" onClick={() => change({ search: null })}>
                {texts.reset}
              </Button>
            </>
          ) : (
            library.empty
          )
        }
      >
        {(images) => (
          <ul aria-label={texts.list} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {images.map((image) => (
              <AdminImageCard key={image.id} image={image} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
