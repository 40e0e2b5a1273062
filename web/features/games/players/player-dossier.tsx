import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Player } from '#shared/contract/games/players/players.ts'
import { Achievements } from '#web/features/accounts/profile/achievements.tsx'
import { CombatFigures } from '#web/features/accounts/profile/games/combat-figures.tsx'
import { TierName } from '#web/features/accounts/profile/games/tier-name.tsx'
import { profileTexts, profileWords } from '#web/features/accounts/profile/profile.texts.ts'
import { Rank } from '#web/features/accounts/profile/rank.tsx'
import { RoleBadges } from '#web/features/accounts/roles/role-badges.tsx'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { playersTexts } from './players.texts.ts'

const SECONDS_IN_MINUTE = 60

/** What the page of a player shows; `children` stand below it. */
export function PlayerDossier({ player, children }: { player: Player; children?: ReactNode }) {
  const texts = useTexts(playersTexts)
  const isOpen = useIsOpenAddress()
  return (
    <div className="column space-y-10 pt-10 md:pt-16">
      <Sheet player={player} />
      <CombatFigures
        figures={{ ...player, playtimeMinutes: Math.floor(player.playtimeSeconds / SECONDS_IN_MINUTE) }}
      />
      <Achievements achievements={player.achievements} />
      {children}
      {isOpen(addresses.leaderboards) && <BackLink to={addresses.leaderboards}>{texts.toTable}</BackLink>}
    </div>
  )
}

/** Who it is: the cover sheet of the dossier. */
function Sheet({ player }: { player: Player }) {
  const texts = useTexts(playersTexts)
  const said = useTexts(profileTexts)
  const words = useTexts(profileWords)
  const { language } = useLanguage()
  const facts: { term: string; value: ReactNode }[] = [
    { term: said.rank, value: player.tier ? <TierName tier={player.tier} /> : <Rank rank={player.rank} /> },
    { term: said.level, value: formatNumber(player.level, language) },
    {
      term: words.enlisted,
      value: <LocalTime dateTime={player.joinDate} style="date" className="whitespace-nowrap" />,
    },
  ]
  if (player.lastSeenAt !== undefined)
    facts.push({
      term: texts.lastSeen,
      value:
        player.lastSeenAt === null ? (
          texts.never
        ) : (
          <LocalTime dateTime={player.lastSeenAt} style="date-time" />
        ),
    })
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-6">
        <div className="ticks relative shrink-0 border border-line bg-sunken">
          <img
            src={player.avatarUrl}
            alt={`${said.avatarOf} ${player.username}`}
            width={144}
            height={144}
            loading="lazy"
            decoding="async"
            className="size-28 object-cover md:size-36"
          />
        </div>
        <div className="min-w-0 grow basis-56">
          <p className="label mb-2 text-signal">{words.mark}</p>
          <h1 className="display text-3xl break-all normal-case md:text-4xl">{player.username}</h1>
          {player.roleBadges.length > 0 && (
            <div className="mt-3">
              <RoleBadges roles={player.roleBadges} />
            </div>
          )}
          {player.gameServerId !== undefined && player.gameServerId !== null && (
            <NowOn gameServerId={player.gameServerId} />
          )}
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-6 md:grid-cols-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="label text-muted">{term}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function NowOn({ gameServerId }: { gameServerId: number }) {
  const texts = useTexts(playersTexts)
  const server = useGameServers().data?.find(({ id }) => id === gameServerId)
  if (!server) return null
  return (
    <p className="mt-3 flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="size-2 rounded-full bg-online" />
      <span className="min-w-0">
        {texts.nowOn} {server.name_server}
      </span>
    </p>
  )
}
