import type { Language } from '#shared/constants/languages.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { formatDate } from '#web/i18n/format.ts'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { type MaintenanceFields, tickedParts } from './maintenance-form.ts'

/** The page that stands in place of the closed ones, in one language, as it would be with what is written. */
export function MaintenancePreview({ fields, language }: { fields: MaintenanceFields; language: Language }) {
  const { name, timeZone } = useSiteInfo()
  const texts = adminMaintenanceTexts[language]
  const own = fields[`text_${language}`].trim()
  const other = fields[language === 'ru' ? 'text_en' : 'text_ru'].trim()
  const until = fromLocalMoment(fields.until)
  return (
    <div lang={language} className="border border-line bg-ground p-6">
      <p className="label mb-4 text-signal">{name}</p>
      <p className="mb-3 font-display text-2xl leading-tight font-medium text-balance">
        {tickedParts(fields).length > 0 ? texts.previewPartTitle : texts.previewTitle}
      </p>
      <p lang={own || !other ? undefined : language === 'ru' ? 'en' : 'ru'} className="whitespace-pre-line">
        {own || other || errorTexts[language].maintenance}
      </p>
      {until !== null && (
        <p className="mt-3 text-maintenance">
          {texts.previewUntil} {formatDate(until, 'date-time', language, timeZone)}
        </p>
      )}
    </div>
  )
}
