import { Check } from 'lucide-react'
import { tierWords } from '#web/features/accounts/profile/tier.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { benefitsTexts } from './benefits.texts.ts'
import { type Game, type RankTier, REQUIRED_POINTS } from './rankings.data.ts'
import { rankingsTexts, rankingsWords } from './rankings.texts.ts'

const TONES = {
  minecraft: ['text-signal', 'text-development', 'text-maintenance', 'text-unknown', 'text-olive'],
  roblox: ['text-scp', 'text-scp', 'text-sand', 'text-unknown', 'text-edge'],
} as const satisfies Record<Game, readonly string[]>

export function TierRow({ game, tier, place }: { game: Game; tier: RankTier; place: number }) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const words = useTexts(rankingsWords)
  const name = useTexts(tierWords)[tier.id]
  const benefits = useTexts(benefitsTexts)[tier.id]
  const tone = TONES[game][place]
  const points = texts.points(formatNumber(tier.requiredPoints, language))
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-start gap-x-5 gap-y-4 border-b border-line py-6 md:grid-cols-[5.5rem_15rem_1fr] md:gap-x-8">
      <Insignia name={tier.id} className="w-full" />
      <div>
        <p className="label mb-1 text-muted">
          {words.games[game].step} {REQUIRED_POINTS.length - place}
        </p>
        <h3 className="display text-2xl">{name}</h3>
        <p className="mt-2 font-mono font-semibold tabular-nums">{points}</p>
        <div
          aria-hidden="true"
          className={classNames('mt-3 h-0.5 bg-current', tone)}
          style={{ width: `${(tier.requiredPoints / REQUIRED_POINTS[0]) * 100}%` }}
        />
      </div>
      <ul
        aria-label={texts.benefits}
        className="col-span-2 grid content-start gap-x-8 gap-y-2 md:col-span-1 md:pt-5 lg:grid-cols-2"
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="grid grid-cols-[1.25rem_1fr] gap-2">
            <Check size={18} strokeWidth={1.5} className={classNames('mt-0.5', tone)} />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  )
}
