import { PLATFORMS } from '#shared/constants/launcher.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { PLATFORM_NAMES } from './download.data.ts'
import { downloadWords } from './download.texts.ts'
import { useLauncherHelp } from './launcher-help.ts'
import { WithCode } from './with-code.tsx'

export function InstallSteps() {
  const texts = useTexts(downloadWords)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const steps = useLauncherHelp('step')
  const shown = PLATFORMS.filter((id) => steps.some(({ platform }) => platform === id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="install" className="below-fold mt-16 md:mt-24">
      <SectionHeading id="install" mark={texts.stepsMark} title={texts.stepsTitle} />
      <div className="grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        {shown.map((id) => (
          <div key={id} className="md:px-6 md:first:pl-0 md:last:pr-0">
            <h3 className="display mb-4 text-lg text-sand">{PLATFORM_NAMES[id]}</h3>
            <ol className="space-y-4">
              {steps
                .filter(({ platform }) => platform === id)
                .map((step, index) => (
                  <li key={step.id} lang={foreign(step)} className="grid grid-cols-[2rem_1fr]">
                    <span aria-hidden="true" className="label pt-1 text-muted">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    <span className="min-w-0 text-pretty">
                      <WithCode>{step[`name_${language}`]}</WithCode> <EntryLanguage entry={step} />
                    </span>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
