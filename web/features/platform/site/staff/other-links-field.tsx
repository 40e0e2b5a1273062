import { LINK_NAME_MAX, OTHER_LINKS_MAX } from '#shared/constants/site.ts'
import type { Edits } from '#web/editing/use-edits.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminSiteTexts } from './admin-site.texts.ts'
import { type OtherLink, othersIn, type SiteFields } from './site-form.ts'

const NEW_LINK: OtherLink = { text_ru: '', text_en: '', to: '' }

/** Links that have no field of their own: a name in each language and an address. */
export function OtherLinksField({
  edits,
  errors,
}: {
  edits: Edits<SiteFields>
  errors: Partial<Record<string, string>>
}) {
  const { languages } = useSiteInfo()
  const texts = useTexts(adminSiteTexts)
  const words = useTexts(wordsTexts)
  const inLanguage = { ru: words.russian, en: words.english }
  const others = othersIn(edits.values)
  const keep = (next: readonly OtherLink[]) => edits.set('links.others', JSON.stringify(next))
  const field = (index: number, key: keyof OtherLink) => ({
    name: `links.others.${index}.${key}`,
    value: others[index]?.[key] ?? '',
    error: errors[`links.others.${index}.${key}`],
    onChange: (event: { target: { value: string } }) =>
      keep(others.with(index, { ...(others[index] ?? NEW_LINK), [key]: event.target.value })),
  })
  return (
    <div>
      <p className="mb-2 text-sm font-medium">{texts.others}</p>
      <ul className="space-y-4">
        {others.map((_, index) => (
          <li key={index} className="grid gap-4 border-l-2 border-line pl-4 lg:grid-cols-3">
            {languages.map((language) => (
              <TextField
                key={language}
                {...field(index, `text_${language}`)}
                label={`${texts.otherName} · ${inLanguage[language]}`}
                lang={language}
                maxLength={LINK_NAME_MAX}
              />
            ))}
            <TextField
              {...field(index, 'to')}
              label={texts.otherAddress}
              inputMode="url"
              placeholder="https://…"
            />
            <div className="lg:col-span-3">
              <Button variant="ghost" size="sm" onClick={() => keep(others.toSpliced(index, 1))}>
                {texts.removeLink}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {others.length < OTHER_LINKS_MAX && (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => keep([...others, NEW_LINK])}>
          {texts.addLink}
        </Button>
      )}
    </div>
  )
}
