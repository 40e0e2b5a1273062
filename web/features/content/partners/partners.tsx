import { ArrowUpRight, Globe, type LucideIcon, MessagesSquare, Radio, Video } from 'lucide-react'
import type { SiteLink } from '#shared/constants/site.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { CHANNELS } from './partners.data.ts'
import { partnersTexts } from './partners.texts.ts'

const ICONS: Partial<Record<SiteLink, LucideIcon>> = { youtube: Video, twitch: Radio, site: Globe }

/** The community's channels outside, as lines of a directory. Without a website of its own that is this one. */
export function Partners() {
  const texts = useTexts(partnersTexts)
  const { language } = useLanguage()
  const { url, links } = useSiteInfo()
  return (
    <ul className="grid border-b border-line md:grid-cols-2 md:gap-x-12">
      {CHANNELS.map((link) => {
        const href = links[link] ?? (link === 'site' ? url : null)
        return (
          href && <Channel key={link} href={href} Icon={ICONS[link] ?? MessagesSquare} {...texts[link]} />
        )
      })}
      {links.others.map((link) => (
        <Channel key={link.to} href={link.to} Icon={Globe} name={link[`text_${language}`]} />
      ))}
    </ul>
  )
}

function Channel({
  href,
  Icon,
  name,
  text,
}: {
  href: string
  Icon: LucideIcon
  name: string
  text?: string
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
        <span className="min-w-0 grow">
          <span className="display block text-lg transition-colors group-hover:text-signal">{name}</span>
          {text && <span className="text-muted">{text}</span>}
        </span>
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
