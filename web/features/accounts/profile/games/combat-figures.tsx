import type { ReactNode } from 'react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { profileTexts, profileWords } from '#web/features/accounts/profile/profile.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { GamesRecord } from './games-record.tsx'

const MINUTES_PER_HOUR = 60

export type Figures = Pick<
  Profile,
  'playtimeMinutes' | 'kills' | 'deaths' | 'kdRatio' | 'achievements' | 'games'
>

/** Whether no game server has ever told anything of the player: then zeros would be figures that nobody counted. */
export const isUnreported = ({ playtimeMinutes, kills, deaths, achievements, games }: Figures) =>
  playtimeMinutes + kills + deaths + achievements.length + games.length === 0

/** What a player has come to in the games; what stands below the figures is handed in. */
export function CombatFigures({ figures: told, children }: { figures: Figures; children?: ReactNode }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(profileWords)
  const { language } = useLanguage()
  const hours = formatNumber(Math.floor(told.playtimeMinutes / MINUTES_PER_HOUR), language)
  const figures = [
    {
      term: texts.playtime,
      value: `${hours} ${texts.hours} ${told.playtimeMinutes % MINUTES_PER_HOUR} ${texts.minutes}`,
    },
    { term: texts.kills, value: formatNumber(told.kills, language) },
    { term: texts.deaths, value: formatNumber(told.deaths, language) },
    { term: texts.kdRatio, value: formatNumber(told.kdRatio, language, { maximumFractionDigits: 2 }) },
  ]
  const isEmpty = isUnreported(told)
  return (
    <section aria-labelledby="combat-record">
      <h2 id="combat-record" className="display mb-4 text-xl">
        {words.statistics}
      </h2>
      <dl className="ticks relative grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-4">
        {figures.map(({ term, value }) => (
          <div key={term} className="bg-raised p-5">
            <dt className="label text-muted">{term}</dt>
            <dd className="mt-2 font-mono text-xl tabular-nums md:text-2xl">
              {isEmpty ? <NoFigure says={texts.noFigure} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <GamesRecord games={told.games} />
      {children}
    </section>
  )
}

function NoFigure({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{says}</span>
    </>
  )
}
