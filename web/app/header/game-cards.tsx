import { addresses } from '#shared/addresses.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { Presence } from '#web/features/games/game-status/presence.tsx'
import { serverAnchor } from '#web/features/games/game-status/server-anchor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { Link } from '#web/routing/link.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { gameCardsWords } from './game-cards.texts.ts'

/** With the part by which one joins. */
const CARDS = [
  {
    type: 'minecraft',
    game: 'Minecraft',
    part: 'launcher',
    picture: '/images/game-zombie.jpg',
    tone: 'dusk',
  },
  {
    type: 'roblox',
    game: 'Roblox',
    part: 'roblox',
    picture: '/images/game-scp.jpg',
    tone: 'scp',
  },
] as const

/** The two games of the servers menu, each leading to its first server; that of Minecraft hands its address over. */
export function GameCards() {
  const words = useTexts(gameCardsWords)
  const glances = useGlances()
  const { parts, pictures } = useSiteInfo()
  const cards = CARDS.filter(({ type }) => parts.roblox || type !== 'roblox')
  return (
    <div className={classNames('grid gap-3', cards.length > 1 ? 'w-[36rem] grid-cols-2' : 'w-72')}>
      {cards.map(({ type, game, part, picture, tone }, index) => {
        const { title, text, join } = words[type]
        const server = glances?.find((glance) => glance.type === type)
        return (
          <div
            key={type}
            className="flex flex-col border border-line bg-raised transition-colors hover:border-edge"
          >
            <Link
              to={server ? `${addresses.servers}#${serverAnchor(server.id)}` : addresses.servers}
              className="flex grow flex-col"
            >
              <Picture
                path={pictures.find(({ of }) => of === type)?.image ?? picture}
                alt=""
                tone={tone}
                seed={index}
                sizes="280px"
                className="aspect-[2/1]"
              />
              <span className="flex grow flex-col p-4">
                <span className="label flex min-h-4 justify-between gap-2 text-muted">
                  {game}
                  {server && <Presence {...server} className="tracking-normal normal-case" />}
                </span>
                <span className="display mt-3 block text-lg">{title}</span>
                <span className="mt-1 block text-sm text-muted">
                  {parts[part] ? `${text} ${join}` : text}
                </span>
              </span>
            </Link>
            {server && type === 'minecraft' && (
              <CopyButton
                text={server.ip}
                isTextShown
                variant="secondary"
                size="sm"
                className="m-2 mt-0 [--text-sm:0.75rem]"
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
