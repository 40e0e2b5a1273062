import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { legalTexts } from './legal.texts.ts'

/** Whose site it is, once its operator has said so. */
export function Owner() {
  const texts = useTexts(legalTexts)
  const { seller } = useSiteInfo()
  const lines = [
    [texts.owner, seller.name],
    [texts.taxId, seller.taxId],
    [texts.contact, seller.contact],
  ].filter(([, value]) => value)
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-6 sm:grid-cols-[auto_1fr]">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="label text-sand">{name}</dt>
          <dd className="text-muted max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
