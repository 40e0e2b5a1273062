import type { ReactNode } from 'react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { profileTexts, profileWords } from '#web/features/accounts/profile/profile.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { GamesRecord } from './games-record.tsx'

const MINUTES_PER_HOUR = 60

export type Figures = Pick<
  Profile,
  'playtimeMinutes' | 'kills' | 'deaths' | 'kdRatio' | 'achievements' | 'games'
>

/** Whether no game server has ever told anything of the player: then zeros would be figures that nobody counted. */
export const isUnreported = ({ playtimeMinutes, kills, deaths, achievements, games }: Figures) =>
  playtimeMinutes + kills + deaths + achievements.length + games.length === 0

/** No figure breaks within a number: the longer it is the smaller it is set, and the last is as long as any can be. */
function sizeOf(value: string): string {
  if (value.length <= 9) return 'whitespace-nowrap text-xl md:text-2xl'
  if (value.length <= 12) return 'whitespace-nowrap text-base sm:text-xl md:text-base lg:text-2xl'
  if (value.length <= 15) return 'whitespace-nowrap text-sm sm:text-xl md:text-sm lg:text-xl'
  return 'wrap-normal text-xs max-lg:-mr-4 lg:text-base'
}

/** What a player has come to in the games; what stands below the figures is handed in. */
export function CombatFigures({ figures: told, children }: { figures: Figures; children?: ReactNode }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(profileWords)
  const { language } = useLanguage()
  const hours = formatNumber(Math.floor(told.playtimeMinutes / MINUTES_PER_HOUR), language)
  const figures = [
    {
      term: texts.playtime,
      value: `${hours}\u00a0${texts.hours} ${told.playtimeMinutes % MINUTES_PER_HOUR}\u00a0${texts.minutes}`,
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
            <dd className={classNames('mt-2 font-mono tabular-nums', sizeOf(value))}>
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
