import { addresses } from '#shared/addresses.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { FigureValue } from './figure-value.tsx'
import { type Board, useOwnPlace, useSeasons } from './leaderboards.queries.ts'
import { leaderboardsTexts } from './leaderboards.texts.ts'
import { OWN_ROW_ID } from './standing-table.tsx'

/** Where whoever is signed in stands in the table that is shown; nothing for visitors. */
export function OwnPlace({ board }: { board: Board }) {
  const texts = useTexts(leaderboardsTexts)
  const { language } = useLanguage()
  const { addressWith } = useAddressQuery()
  const { data } = useOwnPlace(board)
  const { data: seasons = [] } = useSeasons()
  if (!data) return null
  const { place, value, page } = data
  if (place === null || value === null) {
    const isEnded = seasons.some(({ id, endedAt }) => String(id) === board.season && endedAt !== null)
    return (
      <p className="mb-6 text-sm text-muted">
        {isEnded ? (
          texts.ownNoneLeft
        ) : (
          <>
            {texts.ownNone} <TextLink to={addresses.gameNames}>{texts.toNames}</TextLink>
          </>
        )}
      </p>
    )
  }
  return (
    <div className="mb-6 flex max-w-4xl flex-wrap items-baseline gap-x-5 gap-y-1 border border-line bg-raised px-4 py-3 shadow-[inset_2px_0_0_var(--color-signal)]">
      <p className="label text-muted">{texts.ownPlace}</p>
      <p className="font-mono text-lg font-semibold tabular-nums">{formatNumber(place, language)}</p>
      <p className="text-muted">
        {texts.by[board.by]}:{' '}
        <span className="font-mono tabular-nums">
          <FigureValue by={board.by} value={value} />
        </span>
      </p>
      <TextLink to={`${addressWith({ page: page === 1 ? null : page })}#${OWN_ROW_ID}`}>
        {texts.toOwnPage}
      </TextLink>
    </div>
  )
}
