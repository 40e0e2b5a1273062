import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { RankedFigure } from '#shared/constants/games/leaderboards.ts'
import type { Standing } from '#shared/contract/games/leaderboards.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Link } from '#web/routing/link.tsx'
import { useSession } from '#web/session/session.tsx'
import { FigureValue } from './figure-value.tsx'
import { leaderboardsTexts, leaderboardsWords } from './leaderboards.texts.ts'

/** The best three stand out. */
const HONORED = 3

export function StandingTable({ by, standings }: { by: RankedFigure; standings: readonly Standing[] }) {
  const words = useTexts(leaderboardsWords)
  const texts = useTexts(leaderboardsTexts)
  const { user } = useSession()
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="label border-b border-edge text-muted [&>th]:h-10 [&>th]:px-2 [&>th]:font-normal">
          <th scope="col" className="w-20 sm:w-28">
            {texts.place}
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col" className="w-32 text-right sm:w-48">
            {texts.by[by]}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, at) => (
          <StandingRow
            key={at}
            by={by}
            standing={standing}
            isOwn={user !== null && user.username === standing.username}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Leads to the page of whoever has one. */
function PlayerName({ username, name }: Pick<Standing, 'username' | 'name'>) {
  const isOpen = useIsOpenAddress()
  if (username === null) return <bdi className="text-muted">{name}</bdi>
  const to = hrefOf(addresses.player, { name: username })
  if (!isOpen(to)) return <bdi className="font-medium">{username}</bdi>
  return (
    <Link to={to} className="font-medium hover:text-signal hover:underline">
      <bdi>{username}</bdi>
    </Link>
  )
}

function StandingRow({ by, standing, isOwn }: { by: RankedFigure; standing: Standing; isOwn: boolean }) {
  const texts = useTexts(leaderboardsTexts)
  const { language } = useLanguage()
  const { place, name, username, value, gone } = standing
  const isElsewhereCalled = username !== null && username.toLowerCase() !== name?.toLowerCase()
  return (
    <tr
      className={classNames(
        'h-11 border-b border-line [&>td]:px-2 [&>td]:py-2',
        isOwn && 'bg-raised shadow-[inset_2px_0_0_var(--color-signal)]',
      )}
    >
      <td
        className={classNames(
          'font-mono tabular-nums',
          place <= HONORED ? 'font-semibold text-signal' : 'text-muted',
        )}
      >
        {formatNumber(place, language)}
      </td>
      <th scope="row" className="px-2 py-2 font-normal wrap-anywhere">
        {gone ? (
          <i className="text-muted">{texts.gone[gone]}</i>
        ) : (
          <PlayerName username={username} name={name} />
        )}
        {isElsewhereCalled && <bdi className="text-sm text-muted max-sm:block sm:ml-2">{name}</bdi>}
        {isOwn && <span className="label ml-2 text-signal">{texts.you}</span>}
      </th>
      <td className="text-right font-mono tabular-nums wrap-anywhere">
        <FigureValue by={by} value={value} />
      </td>
    </tr>
  )
}
