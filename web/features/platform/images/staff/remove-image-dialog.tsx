import type { Image } from '#shared/contract/platform/images.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useRemoveImage } from '#web/features/platform/images/images.mutations.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { adminImagesTexts } from './admin-images.texts.ts'

export function RemoveImageDialog({
  image,
  isOpen,
  onClose,
}: {
  image: Image
  isOpen: boolean
  onClose: () => void
}) {
  const texts = useTexts(adminImagesTexts)
  const { dialog, remove } = useRemoval(useRemoveImage(), texts, { onClose })
  return (
    <RemoveDialog
      {...dialog}
      isOpen={isOpen}
      title={texts.removeTitle}
      onConfirm={() => remove(image.id, image.name)}
    >
      <p className="font-medium">{image.name}</p>
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
