import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { WORD_MAX } from '#shared/constants/site.ts'
import { type Word, wordChangeSchema } from '#shared/contract/platform/words.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useEditor } from '#web/editing/use-editor.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { refetchWord, useUpdateWord } from './admin-words.mutations.ts'
import { adminWordsTexts } from './admin-words.texts.ts'
import { numbersOfForm } from './numbers-of-form.ts'

const asItem = (word: Word) => ({ ...word, id: word.key })
const CHARACTERS_IN_A_ROW = 60

const notAsked = z.pipe(
  z.optional(z.unknown()),
  z.transform((): undefined => undefined),
)
/** A language that has no such plural form is not asked for it. */
const schemaFor = (told: readonly Language[]) =>
  z.object({
    ru: told.includes('ru') ? wordChangeSchema.shape.ru : notAsked,
    en: told.includes('en') ? wordChangeSchema.shape.en : notAsked,
  })

/** A word under the editor's hands, in both languages; what is typed is kept until it is saved or given up. */
export function WordEditor({ saved, onClose }: { saved: Word; onClose: () => void }) {
  const { languages } = useSiteInfo()
  const { language: spoken } = useLanguage()
  const texts = useTexts(adminWordsTexts)
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useUpdateWord()
  const told = LANGUAGES.filter((language) => saved[language] !== null)
  const editing = useEditor({
    noun: 'word',
    saved: asItem(saved),
    fieldsOf: (item) => ({ ru: item?.ru ?? '', en: item?.en ?? '' }),
    refetch: async (key) => {
      const word = await refetchWord(key)
      return word && asItem(word)
    },
    schema: () => schemaFor(told),
    send: async ({ ru, en }, item) => {
      const { key, version } = item ?? saved
      return asItem(await mutateAsync({ key, version, ru, en }))
    },
    onSaved: () => {
      toast({ title: texts.saved })
      onClose()
    },
    saveFailed: texts.saveFailed,
  })
  const { edits, form, abandon } = editing
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = fields
    const own = current?.querySelector<HTMLElement>(`[lang=${spoken}]`)
    const field = own ?? current?.querySelector<HTMLElement>('textarea')
    field?.focus()
  }, [spoken])
  const labels = { ru: words.russian, en: words.english }
  const hintOf = (language: Language) =>
    [
      saved.form && `${texts.numbers} ${numbersOfForm(saved.form, language)}.`,
      saved.isChanged && `${texts.delivered} ${saved.delivered[language]}`,
    ]
      .filter(Boolean)
      .join(' ') || undefined
  const rows = Math.min(
    8,
    Math.ceil(Math.max(...told.map((language) => saved[language]?.length ?? 0)) / CHARACTERS_IN_A_ROW),
  )
  return (
    <form {...form.formProps} className="space-y-4 border-l-2 border-signal pl-4">
      <p className="label text-muted normal-case">{saved.key}</p>
      <EditNotices editing={editing} labels={labels} removed={{ title: texts.gone }} />
      <div ref={fields} className="grid gap-5 lg:grid-cols-2">
        {languages
          .filter((language) => told.includes(language))
          .map((language) => (
            <TextArea
              key={language}
              name={language}
              label={labels[language]}
              hint={hintOf(language)}
              lang={language}
              rows={rows}
              maxLength={WORD_MAX}
              value={edits.values[language]}
              error={form.errors[language]}
              onChange={(event) => edits.set(language, event.target.value)}
            />
          ))}
      </div>
      {saved.values.length > 0 && (
        <p className="text-sm text-muted">
          {texts.values} {saved.values.map((name) => `{${name}}`).join(', ')}
        </p>
      )}
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} />
        <Button
          variant="ghost"
          onClick={() => {
            abandon()
            onClose()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
