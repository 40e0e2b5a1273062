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

/** The row of whoever is signed in, for what leads there. */
export const OWN_ROW_ID = 'own'

/** The best three stand out. */
const HONORED = 3
/** From here on a figure takes a wider column on a phone, and smaller digits. */
const LONG = 1_000_000_000
/** Said once for all rows: a hundred of them are a page, and are rendered whenever its cache was emptied. */
const ROWS =
  '[&>tr]:h-11 [&>tr]:border-b [&>tr]:border-line [&>tr>*]:px-2 [&>tr>*]:py-2 [&_td]:font-mono [&_td]:tabular-nums [&_td]:whitespace-nowrap [&_td:first-child]:text-muted [&_td:last-child]:text-right [&_th]:font-normal [&_a]:font-medium [&_a:hover]:text-signal [&_a:hover]:underline'

export function StandingTable({ by, standings }: { by: RankedFigure; standings: readonly Standing[] }) {
  const words = useTexts(leaderboardsWords)
  const texts = useTexts(leaderboardsTexts)
  const { user } = useSession()
  const hasLong = standings.some(({ value }) => value >= LONG)
  const hasPages = useIsOpenAddress()(addresses.players)
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="label border-b border-edge text-muted [&>th]:h-10 [&>th]:px-2 [&>th]:font-normal">
          <th scope="col" className="w-16 sm:w-28">
            {texts.place}
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col" className={classNames('text-right', hasLong ? 'w-42 sm:w-60' : 'w-32 sm:w-48')}>
            {texts.by[by]}
          </th>
        </tr>
      </thead>
      <tbody className={classNames(ROWS, hasLong && 'max-sm:[&_td:last-child]:text-xs')}>
        {standings.map((standing, at) => (
          <StandingRow
            key={at}
            by={by}
            standing={standing}
            hasPages={hasPages}
            isOwn={user !== null && user.username === standing.username}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Leads to the page of whoever has one. */
function PlayerName({ username, name, hasPage }: Pick<Standing, 'username' | 'name'> & { hasPage: boolean }) {
  if (username === null) return <bdi className="text-muted">{name}</bdi>
  if (!hasPage) return <bdi className="font-medium">{username}</bdi>
  return (
    <Link to={hrefOf(addresses.player, { name: username })}>
      <bdi>{username}</bdi>
    </Link>
  )
}

function StandingRow({
  by,
  standing: { place, name, username, value, gone },
  hasPages,
  isOwn,
}: {
  by: RankedFigure
  standing: Standing
  /** Whether players have pages to be led to. */
  hasPages: boolean
  isOwn: boolean
}) {
  const texts = useTexts(leaderboardsTexts)
  const { language } = useLanguage()
  const shownPlace = formatNumber(place, language)
  const isElsewhereCalled = username !== null && username.toLowerCase() !== name?.toLowerCase()
  return (
    <tr
      {...(isOwn && {
        id: OWN_ROW_ID,
        className: 'scroll-mt-[40vh] bg-raised shadow-[inset_2px_0_0_var(--color-signal)]',
      })}
    >
      <td>{place <= HONORED ? <b className="font-semibold text-signal">{shownPlace}</b> : shownPlace}</td>
      <th scope="row">
        {gone ? (
          <i className="text-muted">{texts.gone[gone]}</i>
        ) : (
          <PlayerName username={username} name={name} hasPage={hasPages} />
        )}
        {isElsewhereCalled && <bdi className="text-sm text-muted max-sm:block sm:ml-2">{name}</bdi>}
        {isOwn && <span className="label ml-2 text-signal">{texts.you}</span>}
      </th>
      <td>
        <FigureValue by={by} value={value} />
      </td>
    </tr>
  )
}
