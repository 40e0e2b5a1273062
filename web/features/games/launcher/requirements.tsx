import { useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { downloadTexts } from './download.texts.ts'

export function Requirements() {
  const texts = useTexts(downloadTexts)
  return (
    <section aria-labelledby="requirements">
      <SectionHeading id="requirements" mark={texts.requirementsMark} title={texts.requirements} />
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
          {texts.parts.map(({ name, minimum, recommended }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-2 font-medium text-sand">
                {name}
              </th>
              <td className="py-3 pr-3 text-muted">{minimum}</td>
              <td className="py-3">{recommended}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
