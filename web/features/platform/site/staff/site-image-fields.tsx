import { useState } from 'react'
import { PICTURED, type Pictured } from '#shared/constants/site.ts'
import type { Edits } from '#web/editing/use-edits.ts'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { adminSiteTexts } from './admin-site.texts.ts'
import type { SiteFields } from './site-form.ts'
import { useSiteLabels } from './use-site-labels.ts'

type Edited = { edits: Edits<SiteFields>; errors: Readonly<Record<string, string | undefined>> }

/** What the site is known by: its mark, its icon, and the card of its links. */
export function SiteImageFields({ edits, errors }: Edited) {
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

/** The pictures that pages and games have in place of the delivered ones; a field left empty puts that back. */
export function SitePictureFields({ edits, errors }: Edited) {
  const texts = useTexts(adminSiteTexts)
  const labels = useSiteLabels()
  const isChosen = (of: Pictured) => edits.values[`pictures.${of}`] !== ''
  const [open, setOpen] = useState(() => PICTURED.filter(isChosen))
  const shown = PICTURED.filter((of) => open.includes(of) || isChosen(of))
  const options = PICTURED.filter((of) => !shown.includes(of)).map((of) => ({
    value: of,
    label: labels[`pictures.${of}`] ?? of,
  }))
  return (
    <>
      {shown.map((of) => (
        <ImageField
          key={of}
          name={`pictures.${of}`}
          label={labels[`pictures.${of}`] ?? of}
          value={edits.values[`pictures.${of}`]}
          error={errors[`pictures.${of}`]}
          onText={(text) => edits.set(`pictures.${of}`, text)}
        />
      ))}
      {options.length > 0 && (
        <SelectField
          label={texts.pictureOf}
          options={[{ value: '', label: texts.choosePicture, disabled: true }, ...options]}
          value=""
          onChange={(event) => setOpen([...open, event.target.value as Pictured])}
          className="max-w-md"
        />
      )}
    </>
  )
}
