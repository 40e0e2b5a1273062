import type { ReactNode } from 'react'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import { zoneOffset } from '#shared/zone-time.ts'
import { useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { type DateStyle, formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import type { Tournament } from './tournament.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** When, what and for whom; dates in the long form and times in UTC (specification, section 9). */
export function TournamentFacts({
  tournament,
  isWide = false,
}: {
  tournament: Tournament
  isWide?: boolean
}) {
  const { language } = useLanguage()
  const texts = useTexts(tournamentsTexts)
  const lang = useForeignLanguage()(tournament)
  const { startsAt, endsAt, registrationEndsAt, game, minimumLevel } = tournament
  const format = tournament[`format_${language}`]
  const requirements = tournament[`requirements_${language}`]
  return (
    <dl className={classNames('border-t border-line text-sm', isWide && 'grid gap-x-12 md:grid-cols-2')}>
      <Fact term={texts.date}>
        <Moment at={startsAt} style="date" />
      </Fact>
      <Fact term={texts.time}>
        <Moment at={startsAt} style="hour" />
      </Fact>
      {endsAt !== null && (
        <Fact term={texts.ends}>
          <Moment at={endsAt} style="date-time" />
        </Fact>
      )}
      <Fact term={texts.registrationEnds}>
        <Moment at={registrationEndsAt} style="date-time" />
      </Fact>
      <Fact term={texts.game}>{GAME_TITLES[game]}</Fact>
      {format !== null && (
        <Fact term={texts.format}>
          <span lang={lang}>{format}</span>
        </Fact>
      )}
      {(minimumLevel > 0 || requirements.length > 0) && (
        <Fact term={texts.requirements}>
          <ul>
            {minimumLevel > 0 && <li>{texts.level(minimumLevel)}</li>}
            {requirements.map((requirement) => (
              <li key={requirement} lang={lang}>
                {requirement}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Moment({ at, style }: { at: string; style: DateStyle }) {
  const { language } = useLanguage()
  const { timeZone } = useSiteInfo()
  const told = formatDate(at, style, language, timeZone)
  return (
    <time dateTime={at}>{style === 'date' ? told : `${told} ${zoneOffset(timeZone, new Date(at))}`}</time>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] content-start gap-4 border-b border-line py-2">
      <dt className="label pt-0.5 text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
