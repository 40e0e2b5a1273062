import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { Member } from './member.ts'
import { teamTexts, teamWords } from './team.texts.ts'

export function GameStats({ stats }: { stats: Member['gameStats'] }) {
  const { language } = useLanguage()
  const texts = useTexts(teamTexts)
  const words = useTexts(teamWords)
  const shown = (value: number | null) => (value === null ? '—' : formatNumber(value, language))
  const { kills, wins, playtime } = stats
  if (kills === null && wins === null && playtime === null) return null
  const figures = [
    { term: texts.kills, figure: shown(kills) },
    { term: texts.wins, figure: shown(wins) },
    { term: texts.playtime, figure: playtime === null ? '—' : texts.hours(shown(playtime)) },
  ]
  return (
    <dl aria-label={words.gameStats} className="grid grid-cols-3 border border-line bg-sunken">
      {figures.map(({ term, figure }) => (
        <div key={term} className="flex flex-col-reverse p-3 not-last:border-r not-last:border-line">
          <dt className="label tracking-normal text-muted">{term}</dt>
          <dd className="font-mono text-lg font-semibold whitespace-nowrap tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
