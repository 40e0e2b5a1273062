import { ArrowUpRight, Globe, type LucideIcon, MessagesSquare, Radio, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import type { Channel } from './channels.ts'
import { useOtherLinks } from './use-other-links.ts'

type Partner = EntryIn<'partners'>

const ICONS: Readonly<Record<Partner['icon'], LucideIcon>> = {
  site: Globe,
  video: Video,
  stream: Radio,
  chat: MessagesSquare,
}

/** The community's channels outside, as lines of a directory. */
export function Partners({ channels }: { channels: readonly Channel[] }) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  return (
    <ul className="grid border-b border-line md:grid-cols-2 md:gap-x-12">
      {channels.map(({ partner, href }) => (
        <Line
          key={partner.id}
          href={href}
          Icon={ICONS[partner.icon]}
          name={partner[`name_${language}`]}
          text={partner[`text_${language}`]}
          lang={foreign(partner)}
          mark={<EntryLanguage entry={partner} />}
        />
      ))}
      {useOtherLinks().map(({ name, href, foreign: other }) => (
        <Line
          key={href}
          href={href}
          Icon={Globe}
          name={name}
          lang={other}
          mark={<LanguageMark of={other} />}
        />
      ))}
    </ul>
  )
}

function Line({
  href,
  Icon,
  name,
  text,
  lang,
  mark,
}: {
  href: string
  Icon: LucideIcon
  name: string
  text?: string | null
  lang?: Language | undefined
  mark?: ReactNode
}) {
  return (
    <li className="border-t border-line">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="group flex min-h-20 items-center gap-5 py-4"
      >
        <Icon size={24} strokeWidth={1.5} className="shrink-0 text-sand" aria-hidden="true" />
        <span lang={lang} className="min-w-0 grow">
          <span className="display block text-lg transition-colors group-hover:text-signal">{name}</span>
          {text && <span className="text-muted">{text}</span>}
        </span>
        {mark}
        <ArrowUpRight
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 text-muted transition-colors group-hover:text-signal"
        />
      </a>
    </li>
  )
}
