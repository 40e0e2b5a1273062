import { IMAGE_DESCRIPTION_MAX, IMAGE_NAME_MAX } from '#shared/constants/images.ts'
import { type Image, imageChangeSchema } from '#shared/contract/platform/images.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { imageLibraryTexts } from './image-library.texts.ts'
import { useRefetchImage, useUpdateImage } from './images.mutations.ts'
import { OutsideForm } from './outside-form.tsx'

const FIELDS = ['name', 'description_ru', 'description_en'] as const

/** What a picture is called among staff, and what it shows. */
export function ImageDescriptionDialog({ saved, onClose }: { saved: Image; onClose: () => void }) {
  const { languages } = useSiteInfo()
  const texts = useTexts(imageLibraryTexts)
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useUpdateImage()
  const editing = useEditor({
    noun: 'image',
    saved,
    fieldsOf: (item: Image | null) => {
      const { name, description_ru, description_en } = item ?? saved
      return { name, description_ru, description_en }
    },
    refetch: useRefetchImage(saved.path),
    schema: () => imageChangeSchema,
    send: ({ name, description_ru, description_en }, item) => {
      const { id, version } = item ?? saved
      return mutateAsync({ id, version, name, description_ru, description_en })
    },
    onSaved: () => {
      toast({ title: texts.described })
      onClose()
    },
    saveFailed: texts.describeFailed,
  })
  const { edits, form } = editing
  const bind = (name: (typeof FIELDS)[number]) => ({
    name,
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const labels = { name: texts.name, description_ru: texts.description, description_en: texts.description }
  return (
    <OutsideForm>
      <EditorDialog editing={editing} title={texts.describeTitle} onClose={onClose}>
        <EditNotices editing={editing} labels={labels} removed={{ title: texts.gone }} />
        <Picture
          path={saved.path}
          alt=""
          tone="dusk"
          seed={saved.id}
          className="h-48 w-full bg-sunken"
          imageClassName="object-contain!"
        />
        <p className="text-sm text-muted">{texts.describeHint}</p>
        {languages.map((language) => (
          <TextField
            key={language}
            {...bind(`description_${language}`)}
            label={`${texts.description} · ${language === 'ru' ? words.russian : words.english}`}
            lang={language}
            maxLength={IMAGE_DESCRIPTION_MAX}
            autoComplete="off"
          />
        ))}
        <TextField
          {...bind('name')}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={IMAGE_NAME_MAX}
          autoComplete="off"
        />
      </EditorDialog>
    </OutsideForm>
  )
}
