import { Check } from 'lucide-react'
import type { Game } from '#shared/constants/games/games.ts'
import { useTierName } from '#web/features/accounts/profile/games/use-tier-name.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import type { RankTier } from './rankings.data.ts'
import { rankingsTexts, rankingsWords } from './rankings.texts.ts'

const TONES = {
  minecraft: ['text-signal', 'text-development', 'text-maintenance', 'text-unknown', 'text-olive'],
  roblox: ['text-scp', 'text-scp', 'text-sand', 'text-unknown', 'text-edge'],
} as const satisfies Record<Game, readonly string[]>

export function TierRow({
  tier,
  place,
  step,
  share,
}: {
  tier: RankTier
  /** From the top. */
  place: number
  /** From the bottom. */
  step: number
  /** Of the points that the highest takes. */
  share: number
}) {
  const { language } = useLanguage()
  const texts = useTexts(rankingsTexts)
  const words = useTexts(rankingsWords)
  const foreign = useForeignLanguage()
  const { game } = tier
  const benefits = tier[`benefits_${language}`]
  const tone = TONES[game][Math.min(place, TONES[game].length - 1)]
  const points = texts.points(formatNumber(tier.requiredPoints, language))
  return (
    <li
      lang={foreign(tier)}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 border-b border-line py-6 md:grid-cols-[5.5rem_15rem_minmax(0,1fr)] md:gap-x-8"
    >
      <Sign tier={tier} />
      <div className="min-w-0">
        <p className="label mb-1 text-muted">
          {words.games[game].step} {step} <EntryLanguage entry={tier} />
        </p>
        <h3 className="display text-2xl">{useTierName()(tier)}</h3>
        <p className="mt-2 font-mono font-semibold tabular-nums">{points}</p>
        <div
          aria-hidden="true"
          className={classNames('mt-3 h-0.5 bg-current', tone)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <ul
        aria-label={texts.benefits}
        className="col-span-2 grid content-start gap-x-8 gap-y-2 md:col-span-1 md:pt-5 lg:grid-cols-2"
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2">
            <Check size={18} strokeWidth={1.5} className={classNames('mt-0.5', tone)} />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Sign({ tier }: { tier: RankTier }) {
  if (tier.picture !== null)
    return (
      <Picture
        path={tier.picture}
        alt=""
        tone="olive"
        seed={1}
        sizes="88px"
        className="aspect-square w-full"
      />
    )
  return tier.insignia === null ? <span /> : <Insignia name={tier.insignia} className="w-full" />
}
