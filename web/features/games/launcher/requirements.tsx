import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { downloadTexts, downloadWords } from './download.texts.ts'
import { useLauncherHelp } from './launcher-help.ts'

export function Requirements() {
  const texts = useTexts(downloadTexts)
  const words = useTexts(downloadWords)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const requirements = useLauncherHelp('requirement')
  if (requirements.length === 0) return null
  return (
    <section aria-labelledby="requirements">
      <SectionHeading id="requirements" mark={words.requirementsMark} title={words.requirements} />
      <table
        aria-labelledby="requirements"
        className="w-full table-fixed border-collapse text-left text-sm hyphens-auto md:text-base"
      >
        <thead>
          <tr className="label border-b border-line text-muted">
            <th scope="col" className="w-25 py-2 pr-2 font-normal md:w-1/4">
              <span className="sr-only">{texts.part}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-normal max-sm:tracking-normal">
              {texts.minimum}
            </th>
            <th scope="col" className="py-2 font-normal max-sm:tracking-normal">
              {texts.recommended}
            </th>
          </tr>
        </thead>
        <tbody>
          {requirements.map((each) => (
            <tr key={each.id} lang={foreign(each)} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-2 font-medium text-sand">
                {each[`name_${language}`]} <EntryLanguage entry={each} />
              </th>
              <td className="py-3 pr-3 text-muted">{each[`minimum_${language}`]}</td>
              <td className="py-3">{each[`recommended_${language}`]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
