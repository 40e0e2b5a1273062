import { ArrowRight } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { ServiceBoard } from '#web/features/operations/status/service-board.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { Link } from '#web/routing/link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { forumTexts, forumWords } from './forum.texts.ts'

const WAYS = [
  { to: addresses.feedback, text: 'feedback', detail: 'feedbackDetail' },
  { to: addresses.news, text: 'news', detail: 'newsDetail' },
  { to: addresses.home, text: 'home', detail: 'homeDetail' },
] as const

/** Says what the status board says, and where to go meanwhile. */
export function ForumPage() {
  const texts = useTexts(forumTexts)
  const words = useTexts(forumWords)
  const isOpen = useIsOpenAddress()
  return (
    <>
      <PageHeading
        mark={sectionMark('forum', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="forum" name="news-3" tone="fog" position="object-[50%_55%]" />}
      />
      <div className="column">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <section aria-labelledby="forum-board">
            <h2 id="forum-board" className="display mb-5 text-xl">
              {words.boardTitle}
            </h2>
            <ServiceBoard marked="forum" />
          </section>
          <section aria-labelledby="forum-onward">
            <h2 id="forum-onward" className="display mb-5 text-xl">
              {words.onwardTitle}
            </h2>
            <ul className="border-b border-line">
              {WAYS.filter(({ to }) => isOpen(to)).map(({ to, text, detail }) => (
                <li key={to} className="border-t border-line">
                  <Link
                    to={to}
                    className="group flex items-center justify-between gap-4 py-4 transition-colors hover:text-signal"
                  >
                    <span>
                      <span className="block text-lg font-medium">{texts[text]}</span>
                      <span className="text-muted">{words[detail]}</span>
                    </span>
                    <ArrowRight
                      size={20}
                      strokeWidth={1.5}
                      aria-hidden="true"
                      className="shrink-0 text-muted transition-transform group-hover:translate-x-1 group-hover:text-signal"
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
