import type { Edits } from '#web/editing/use-edits.ts'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'
import type { SiteFields } from './site-form.ts'

/** What the site is known by: its mark, its icon, and the card of its links. */
export function SiteImageFields({
  edits,
  errors,
}: {
  edits: Edits<SiteFields>
  errors: Readonly<Record<string, string | undefined>>
}) {
  const texts = useTexts(adminSiteTexts)
  const hints = { logo: texts.logoHint, icon: texts.iconHint, card: texts.cardHint }
  return (['logo', 'icon', 'card'] as const).map((key) => (
    <ImageField
      key={key}
      name={`images.${key}`}
      label={texts[key]}
      hint={hints[key]}
      value={edits.values[`images.${key}`]}
      error={errors[`images.${key}`]}
      isUploadedOnly
      onText={(text) => edits.set(`images.${key}`, text)}
    />
  ))
}
