import { Plus } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { downloadTexts } from './download.texts.ts'
import { WithCode } from './with-code.tsx'

export function LauncherFaq() {
  const texts = useTexts(downloadTexts)
  return (
    <section aria-labelledby="faq">
      <SectionHeading id="faq" mark={texts.faqMark} title={texts.faqTitle} />
      {texts.faq.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium transition-colors hover:text-signal [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              size={20}
              strokeWidth={1.5}
              className="shrink-0 text-signal transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="space-y-2 pb-5 text-muted">
            {answer.map((paragraph) => (
              <p key={paragraph} className="text-pretty break-words">
                <WithCode>{paragraph}</WithCode>
              </p>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
