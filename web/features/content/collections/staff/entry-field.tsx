import type { Field } from '#shared/contract/content/collections/collection-fields.ts'
import { isRequired, type WireField } from '#shared/contract/content/collections/wire-fields.ts'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { MarkdownField } from '#web/features/content/writing/markdown-field.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { entryEditorTexts } from './entry-editor.texts.ts'

const ROWS = { text: 4, lines: 5, document: 16 } as const
/** What may be longer is written like a page, not like a remark. */
const DOCUMENT = 10_000

/** One field of an entry, as its kind is filled in. */
export function EntryField({
  wire: { path, field, language: written },
  value,
  error,
  onText,
}: {
  wire: WireField
  value: string
  error: string | undefined
  onText: (text: string) => void
}) {
  const { language } = useLanguage()
  const hint = useHint(field)
  const texts = useTexts(entryEditorTexts)
  const label = field.label[language]
  const props = {
    name: path,
    label,
    value,
    error,
    hint,
    ...(written && { lang: written }),
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  }
  switch (field.kind) {
    case 'line':
      return <TextField {...props} maxLength={field.max} autoComplete="off" />
    case 'text':
      return <TextArea {...props} rows={ROWS.text} maxLength={field.max} />
    case 'markdown':
      return (
        <MarkdownField
          {...{ name: path, label, value, error, hint, onText }}
          language={written ?? language}
          rows={field.max > DOCUMENT ? ROWS.document : ROWS.text}
          maxLength={field.max}
        />
      )
    case 'lines':
      return <TextArea {...props} rows={ROWS.lines} />
    case 'number':
      return <TextField {...props} inputMode="numeric" autoComplete="off" className="max-w-48 font-mono" />
    case 'slug':
      return (
        <Folded title={label}>
          <TextField
            {...props}
            hint={`${hint} ${texts.slugHint}`}
            maxLength={field.max}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            className="max-w-96 font-mono"
          />
        </Folded>
      )
    case 'day':
      return <TextField {...props} type="date" className="max-w-48" />
    case 'link':
      return <TextField {...props} inputMode="url" placeholder="https://…" autoComplete="off" />
    case 'moment':
      return <MomentField {...props} />
    case 'flag':
      return (
        <Checkbox
          name={path}
          label={label}
          checked={value === TICKED}
          onChange={(event) => onText(event.target.checked ? TICKED : '')}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...props}
          options={[
            ...(isRequired(field) ? [] : [{ value: '', label: texts.notChosen }]),
            ...Object.entries(field.options).map(([key, said]) => ({ value: key, label: said[language] })),
          ]}
        />
      )
    case 'picture':
      return <ImageField name={path} label={label} value={value} error={error} hint={hint} onText={onText} />
  }
}

/** Its own hint, else how such a field is filled in. */
function useHint(field: Field): string {
  const texts = useTexts(entryEditorTexts)
  const { language } = useLanguage()
  if (field.hint) return field.hint[language]
  switch (field.kind) {
    case 'lines':
      return texts.linesHint
    case 'link':
      return texts.linkHint
    case 'picture':
      return texts.pictureHint
    default:
      return ''
  }
}
