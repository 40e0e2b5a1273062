import { useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { Disclosure } from './disclosure.tsx'
import { downloadTexts } from './download.texts.ts'
import { WithCode } from './with-code.tsx'

export function LauncherFaq() {
  const texts = useTexts(downloadTexts)
  return (
    <section aria-labelledby="faq">
      <SectionHeading id="faq" mark={texts.faqMark} title={texts.faqTitle} />
      {texts.faq.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          {answer.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              <WithCode>{paragraph}</WithCode>
            </p>
          ))}
        </Disclosure>
      ))}
    </section>
  )
}
