import { addresses } from '#shared/addresses.ts'
import type { Season } from '#shared/contract/games/seasons.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { useStatisticsSettings } from './statistics-settings.queries.ts'

const TOLD_ANEW_MS = 10_000

export function SeasonRow({ season, onEnd }: { season: Season; onEnd: () => void }) {
  const texts = useTexts(adminStatisticsTexts)
  const { language } = useLanguage()
  const now = useNow(TOLD_ANEW_MS).getTime()
  const isOpen = useIsOpenAddress()
  const servers = useStatisticsSettings().data
  const { id, gameServerId, startsAt, endsAt, endedAt } = season
  const name = season[`name_${language}`]
  const server =
    gameServerId === null
      ? texts.allServers
      : servers && (servers.find((one) => one.gameServerId === gameServerId)?.gameServer ?? texts.goneServer)
  const state = endedAt ? 'ended' : Date.parse(startsAt) > now ? 'planned' : 'running'
  const end = endedAt ?? endsAt
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {name}
          <Badge tone={state === 'running' ? 'signal' : 'neutral'}>{texts[state]}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted">
          {server} · <LocalTime dateTime={startsAt} style="date-time" /> –{' '}
          {end ? <LocalTime dateTime={end} style="date-time" /> : texts.openEnd}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOpen(addresses.leaderboards) && (
          <ButtonLink
            to={`${addresses.leaderboards}?season=${id}`}
            variant="ghost"
            aria-label={`${texts.table}: ${name}`}
          >
            {texts.table}
          </ButtonLink>
        )}
        {!endedAt && (
          <Button variant="outline" aria-label={`${texts.end}: ${name}`} onClick={onEnd}>
            {texts.end}
          </Button>
        )}
      </div>
    </li>
  )
}
