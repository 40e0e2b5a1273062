import { addresses } from '#shared/addresses.ts'
import { GAME_SERVER_TYPES } from '#shared/constants/game-servers.ts'
import type { SiteLink } from '#shared/constants/site.ts'
import { CHANNELS, leadToFrontPages } from '#web/features/content/partners/partners.data.ts'
import { useOtherLinks } from '#web/features/content/partners/use-other-links.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { serverAnchor } from '#web/features/games/game-status/server-anchor.ts'
import { WayIn } from '#web/features/games/game-status/way-in.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { footerTexts, footerWords } from './footer.texts.ts'

/** What is called the same in every language. */
const PLACES: Partial<Record<SiteLink, string>> = {
  youtube: 'YouTube',
  twitch: 'Twitch',
  discord: 'Discord',
  telegram: 'Telegram',
}

/** The way into each game and to the community elsewhere, from every page. */
export function BaseCamp() {
  const texts = useTexts(footerTexts)
  const words = useTexts(footerWords)
  const { links } = useSiteInfo()
  const channels = [
    ...CHANNELS.map((link) => ({
      name: PLACES[link] ?? texts[link === 'vk' ? 'vk' : 'officialSite'],
      href: links[link],
      foreign: undefined,
    })),
    ...useOtherLinks(),
  ].flatMap(({ href, ...channel }) => (href === null ? [] : [{ href, ...channel }]))
  const glances = useGlances() ?? []
  const firsts = GAME_SERVER_TYPES.flatMap((type) => glances.find((glance) => glance.type === type) ?? [])
  return (
    <>
      {firsts.length > 0 && (
        <section aria-label={words.join} className="min-w-0 md:col-span-3 lg:col-span-2">
          <p className="label mb-2 text-sand">{words.join}</p>
          <ul className="flex flex-wrap gap-x-10 gap-y-5">
            {firsts.map((server) => (
              <li key={server.id} className="flex flex-col items-start">
                <Link
                  to={`${addresses.servers}#${serverAnchor(server.id)}`}
                  className="inline-flex min-h-11 items-center leading-snug transition-colors hover:text-signal"
                >
                  {server.name_server}
                </Link>
                <WayIn {...server} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {channels.length > 0 && (
        <section aria-label={words.channels}>
          <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="label text-sand">{words.channels}</p>
            {leadToFrontPages(links) && <SampleMark />}
          </div>
          <ul className="flex flex-wrap gap-x-6 md:flex-col">
            {channels.map(({ name, href, foreign }) => (
              <li key={href} lang={foreign}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={FOOTER_LINK}>
                  {name}
                </a>{' '}
                <LanguageMark of={foreign} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export const FOOTER_LINK =
  'inline-flex min-h-11 min-w-11 items-center py-1.5 leading-snug text-muted md:max-lg:text-[0.9375rem] transition-colors hover:text-text'
