import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Member } from './team.data.ts'
import { teamTexts } from './team.texts.ts'

export function GameStats({ stats }: { stats: Member['gameStats'] }) {
  const { language } = useLanguage()
  const texts = useTexts(teamTexts)
  const figures = [
    { term: texts.kills, figure: formatNumber(stats.kills, language) },
    { term: texts.wins, figure: formatNumber(stats.wins, language) },
    { term: texts.playtime, figure: texts.hours(formatNumber(stats.playtimeHours, language)) },
  ]
  return (
    <dl aria-label={texts.gameStats} className="grid grid-cols-3 border border-line bg-sunken">
      {figures.map(({ term, figure }) => (
        <div key={term} className="flex flex-col-reverse p-3 not-last:border-r not-last:border-line">
          <dt className="label tracking-normal text-muted">{term}</dt>
          <dd className="font-mono text-lg font-semibold whitespace-nowrap tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
