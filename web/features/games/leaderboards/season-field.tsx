import type { Season } from '#shared/contract/games/seasons.ts'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { type Board, useSeasons } from './leaderboards.queries.ts'
import { leaderboardsTexts } from './leaderboards.texts.ts'

const TOLD_ANEW_MS = 60_000

/** In which season players are compared; nothing as long as there has been none. That of a game server shows this server alone. */
export function SeasonField({ board }: { board: Board }) {
  const texts = useTexts(leaderboardsTexts)
  const { numbered } = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { change } = useAddressQuery()
  const now = useNow(TOLD_ANEW_MS)
  const servers = useGameServers().data ?? []
  const seasons = useSeasons().data ?? []
  const { season = '' } = board
  if (seasons.length === 0 && season === '') return null

  function labelOf({ [`name_${language}` as const]: name, gameServerId, startsAt, endedAt }: Season) {
    const server = servers.find(({ id }) => id === gameServerId)?.name_server
    const state = endedAt ? texts.ended : Date.parse(startsAt) > now.getTime() ? texts.planned : null
    return [name, server, state].filter(Boolean).join(' · ')
  }
  const isKnown = season === '' || seasons.some(({ id }) => String(id) === season)
  return (
    <SelectField
      label={texts.season}
      value={season}
      onChange={({ target }) => {
        const chosen = seasons.find(({ id }) => String(id) === target.value)
        const narrowed = chosen?.gameServerId ? { gameServerId: null } : {}
        change({ season: target.value, page: null, ...narrowed })
      }}
      options={[
        { value: '', label: texts.allTime },
        ...seasons.map((each) => ({ value: String(each.id), label: labelOf(each) })),
        ...(isKnown ? [] : [{ value: season, label: numbered(season) }]),
      ]}
    />
  )
}
