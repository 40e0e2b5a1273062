import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { NewsLink, NewsStory } from '#shared/contract/content/news.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Link } from '#web/routing/link.tsx'
import { storyTexts } from './story.texts.ts'

/** The ways to the item before and the item after, each by its title. */
export function Neighbours({ story: { newer, older } }: { story: NewsStory }) {
  const texts = useTexts(storyTexts)
  if (!newer && !older) return null
  return (
    <nav
      aria-label={texts.neighbours}
      className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-8 md:grid-cols-2"
    >
      {newer && <Neighbour link={newer} label={texts.newer} />}
      {older && <Neighbour link={older} label={texts.older} isOlder />}
    </nav>
  )
}

function Neighbour({ link, label, isOlder = false }: { link: NewsLink; label: string; isOlder?: boolean }) {
  const { language } = useLanguage()
  const Icon = isOlder ? ArrowRight : ArrowLeft
  return (
    <Link
      to={link[`path_${language}`]}
      className={classNames(
        'block border border-line bg-raised p-5 transition-colors hover:border-edge md:p-6',
        isOlder && 'md:col-start-2 md:text-right',
      )}
    >
      <span
        className={classNames('label mb-2 flex items-center gap-2 text-muted', isOlder && 'md:justify-end')}
      >
        {!isOlder && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
        {label}
        {isOlder && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      </span>
      <span lang={otherLanguage(link, language)} className="display line-clamp-3 text-xl">
        {link[`title_${language}`]}
      </span>
    </Link>
  )
}
