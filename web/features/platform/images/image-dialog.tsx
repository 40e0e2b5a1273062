import { useState } from 'react'
import { IMAGE_SEARCH_MAX } from '#shared/constants/images.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { type ChosenImage, ImageChoices } from './image-choices.tsx'
import { imageLibraryTexts } from './image-library.texts.ts'
import { imageUploadTexts } from './image-upload.texts.ts'
import { ImageUploadButton } from './image-upload-button.tsx'
import { useImages } from './images.queries.ts'
import { OutsideForm } from './outside-form.tsx'
import { ownImages } from './own-images.ts'
import type { ImageUpload } from './use-image-upload.ts'

/** The media library, to choose one picture of it; a file can be brought here as well. */
export function ImageDialog({
  about,
  upload,
  isUploadedOnly = false,
  onChoose,
  onClose,
}: {
  /** What the picture is for. */
  about: string
  upload: ImageUpload
  /** Those that the site brought along will not do. */
  isUploadedOnly?: boolean
  onChoose: (image: ChosenImage) => void
  onClose: () => void
}) {
  const texts = useTexts(imageLibraryTexts)
  const uploadTexts = useTexts(imageUploadTexts)
  const own = ownImages()
  return (
    <OutsideForm>
      <Dialog isOpen onClose={onClose} title={texts.library} className="max-w-5xl">
        <div className="space-y-5 p-6" {...upload.dropProps}>
          <ImageUploadButton
            upload={upload}
            label={uploadTexts.choose}
            about={`${texts.library}, ${about}`}
          />
          <Tabs
            label={texts.library}
            tabs={[
              { key: 'uploaded', label: texts.uploaded, panel: <Uploaded onChoose={onChoose} /> },
              ...(own.length > 0 && !isUploadedOnly
                ? [
                    {
                      key: 'own' as const,
                      label: texts.own,
                      panel: <ImageChoices images={own} onChoose={onChoose} />,
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </Dialog>
    </OutsideForm>
  )
}

function Uploaded({ onChoose }: { onChoose: (image: ChosenImage) => void }) {
  const texts = useTexts(imageLibraryTexts)
  const words = useTexts(wordsTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  return (
    <div className="space-y-5">
      <SearchField
        label={texts.search}
        value={search}
        maxLength={IMAGE_SEARCH_MAX}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      <Loaded query={useImages(search, page)} loadFailed={texts.loadFailed}>
        {({ data, total, pageSize }) =>
          total === 0 ? (
            <p className="text-muted">{search ? texts.nothingFound : texts.empty}</p>
          ) : (
            <>
              <ImageChoices images={data} onChoose={onChoose} />
              {total > pageSize && (
                <div className="flex justify-between gap-3">
                  <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {words.previous}
                  </Button>
                  <Button
                    variant="outline"
                    disabled={page * pageSize >= total}
                    onClick={() => setPage(page + 1)}
                  >
                    {words.next}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}
