import { addresses } from '#shared/addresses.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { GamesRecord } from './games/games-record.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'

const MINUTES_PER_HOUR = 60

/** Whether no game server has ever told anything of the player: then zeros would be figures that nobody counted. */
const isUnreported = ({ playtimeMinutes, kills, deaths, achievements, games }: Profile) =>
  playtimeMinutes + kills + deaths + achievements.length + games.length === 0

export function CombatRecord({ user }: { user: Profile }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(profileWords)
  const { language } = useLanguage()
  const hours = formatNumber(Math.floor(user.playtimeMinutes / MINUTES_PER_HOUR), language)
  const figures = [
    {
      term: texts.playtime,
      value: `${hours} ${texts.hours} ${user.playtimeMinutes % MINUTES_PER_HOUR} ${texts.minutes}`,
    },
    { term: texts.kills, value: formatNumber(user.kills, language) },
    { term: texts.deaths, value: formatNumber(user.deaths, language) },
    { term: texts.kdRatio, value: formatNumber(user.kdRatio, language, { maximumFractionDigits: 2 }) },
  ]
  const isEmpty = isUnreported(user)
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
      <GamesRecord games={user.games} />
      {isEmpty && <p className="mt-4 max-w-prose text-muted">{words.unreported}</p>}
      <ButtonLink to={addresses.gameNames} variant="outline" className="mt-4">
        {texts.gameNames}
      </ButtonLink>
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
