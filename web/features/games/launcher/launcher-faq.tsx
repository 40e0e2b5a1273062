import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Disclosure } from './disclosure.tsx'
import { downloadWords } from './download.texts.ts'
import { paragraphsIn, useLauncherHelp } from './launcher-help.ts'
import { WithCode } from './with-code.tsx'

export function LauncherFaq() {
  const texts = useTexts(downloadWords)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const questions = useLauncherHelp('question')
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="faq">
      <SectionHeading id="faq" mark={texts.faqMark} title={texts.faqTitle} />
      {questions.map((question) => (
        <div key={question.id} lang={foreign(question)}>
          <Disclosure summary={question[`name_${language}`]}>
            <EntryLanguage entry={question} />
            {paragraphsIn(question[`text_${language}`]).map((paragraph) => (
              <p key={paragraph} className="text-pretty">
                <WithCode>{paragraph}</WithCode>
              </p>
            ))}
          </Disclosure>
        </div>
      ))}
    </section>
  )
}
