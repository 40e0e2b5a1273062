import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { type Board, useSeasons } from './leaderboards.queries.ts'
import { leaderboardsTexts } from './leaderboards.texts.ts'
import { SeasonField } from './season-field.tsx'

/** By what the players are compared, and which; every choice goes into the address and back to the first page. */
export function BoardChoices({ board }: { board: Board }) {
  const texts = useTexts(leaderboardsTexts)
  const { numbered } = useTexts(wordsTexts)
  const { addressWith, change } = useAddressQuery()
  const { gameServerId = '', accounts } = board
  const { data: seasons } = useSeasons()
  const servers = (useGameServers().data ?? []).map(({ id, name_server }) => ({
    value: String(id),
    label: name_server,
  }))
  const seasonServer = seasons?.find(({ id }) => String(id) === board.season)?.gameServerId
  const isKnown = gameServerId === '' || servers.some(({ value }) => value === gameServerId)
  return (
    <>
      <nav aria-label={texts.tables}>
        <ul className="flex border-b border-line">
          {RANKED_FIGURES.map((figure, at) => (
            <li key={figure}>
              <Link
                to={addressWith({ by: at === 0 ? null : figure, page: null })}
                aria-current={figure === board.by ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-[current=page]:border-signal aria-[current=page]:text-text sm:px-5"
              >
                {texts.by[figure]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search
        aria-label={texts.filters}
        className="my-6 flex flex-wrap items-end gap-x-8 gap-y-3 *:max-sm:w-full sm:[&>div]:w-80"
      >
        <SelectField
          label={texts.server}
          value={gameServerId}
          onChange={({ target }) => {
            const isElsewhere = target.value !== '' && seasonServer && String(seasonServer) !== target.value
            change({ gameServerId: target.value, page: null, ...(isElsewhere && { season: null }) })
          }}
          options={[
            { value: '', label: texts.allServers },
            ...servers,
            ...(isKnown ? [] : [{ value: gameServerId, label: numbered(gameServerId) }]),
          ]}
        />
        <SeasonField board={board} />
        <Checkbox
          role="switch"
          label={texts.accounts}
          checked={accounts === 'true'}
          onChange={({ target }) => change({ accounts: target.checked ? 'true' : null, page: null })}
        />
      </search>
    </>
  )
}
