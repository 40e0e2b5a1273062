import type { ReactNode } from 'react'
import { tierWords } from '#shared/texts/tier-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Insignia } from '#web/pictures/insignia.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import type { Member } from './member.ts'
import { teamTexts, teamWords } from './team.texts.ts'

const GAMES = [
  { key: 'minecraft', label: 'Minecraft' },
  { key: 'roblox', label: 'Roblox' },
] as const

export function MemberFacts({ member, layout }: { member: Member; layout: string }) {
  const texts = useTexts(teamTexts)
  const words = useTexts(teamWords)
  const tiers = useTexts(tierWords)
  const { language } = useLanguage()
  const specializations = member[`specializations_${language}`]
  const { parts } = useSiteInfo()
  const ranks = GAMES.filter(({ key }) => parts.roblox || key !== 'roblox').flatMap(({ key, label }) => {
    const rank = member.gameRanks[key]
    return rank === null ? [] : [{ label, rank }]
  })
  return (
    <dl className={classNames('grid gap-x-8 gap-y-5', layout)}>
      {(specializations.length > 0 || member.isScp) && (
        <Fact term={words.specializations}>
          <ul>
            {specializations.map((specialization) => (
              <li key={specialization}>{specialization}</li>
            ))}
            {member.isScp && (
              <li>
                {words.guards} <span className="sr-only">{words.redacted}</span>
                <span aria-hidden="true" className="ml-1 inline-block h-4 w-24 bg-muted align-[-2px]" />
              </li>
            )}
          </ul>
        </Fact>
      )}
      {ranks.length > 0 && (
        <Fact term={texts.gameRanks}>
          <ul className="space-y-2">
            {ranks.map(({ label, rank }) => (
              <li key={label} className="flex items-center gap-3">
                <Insignia name={rank} className="w-7" />
                <span>
                  {label}: {tiers[rank]}
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {member.discord && (
        <Fact term={texts.discord}>
          <CopyButton text={member.discord} isTextShown variant="ghost" className="-ml-4" />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label mb-1.5 text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
