import type { ReactNode } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { programmeTexts } from './programme.texts.ts'
import type { Tournament } from './tournaments.data.ts'
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
  const { format, requirements } = useTexts(programmeTexts)[tournament.id]
  const { startsAt, registrationEndsAt } = tournament
  return (
    <dl className={classNames('border-t border-line text-sm', isWide && 'grid gap-x-12 md:grid-cols-2')}>
      <Fact term={texts.date}>
        <time dateTime={startsAt}>{formatDate(startsAt, 'date', language, 'UTC')}</time>
      </Fact>
      <Fact term={texts.time}>{texts.utc(startsAt.slice(11, 16))}</Fact>
      <Fact term={texts.registrationEnds}>
        <time dateTime={registrationEndsAt}>{formatDate(registrationEndsAt, 'date', language, 'UTC')}</time>
      </Fact>
      <Fact term={texts.game}>{tournament.game}</Fact>
      <Fact term={texts.format}>{format}</Fact>
      <Fact term={texts.requirements}>
        <ul>
          <li>{texts.level(tournament.minimumLevel)}</li>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] content-start gap-4 border-b border-line py-2">
      <dt className="label pt-0.5 text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
