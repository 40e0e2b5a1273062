import { ArrowUpRight, Globe, type LucideIcon, MessagesSquare, Radio, Video } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { PARTNERS, type PartnerKey } from './partners.data.ts'
import { partnersTexts } from './partners.texts.ts'

const ICONS: Record<PartnerKey, LucideIcon> = {
  video: Video,
  streaming: Radio,
  chat: MessagesSquare,
  website: Globe,
}

/** The community's four channels outside, as lines of a directory. */
export function Partners() {
  const texts = useTexts(partnersTexts)
  const { url } = useSiteInfo()
  const links = [...PARTNERS, { key: 'website', href: url } as const]
  return (
    <ul className="grid border-b border-line md:grid-cols-2 md:gap-x-12">
      {links.map(({ key, href }) => {
        const Icon = ICONS[key]
        return (
          <li key={key} className="border-t border-line">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="group flex min-h-20 items-center gap-5 py-4"
            >
              <Icon size={24} strokeWidth={1.5} className="shrink-0 text-sand" aria-hidden="true" />
              <span className="min-w-0 grow">
                <span className="display block text-lg transition-colors group-hover:text-signal">
                  {texts[key].name}
                </span>
                <span className="text-muted">{texts[key].text}</span>
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
      })}
    </ul>
  )
}
