import { rankWords } from '#shared/texts/rank-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { lookUp } from '#web/i18n/look-up.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { insigniaOf } from './insignia-of.ts'

/** A staff rank in words, beside its insignia; one that we do not know is shown by its key alone. */
export function Rank({ rank }: { rank: string }) {
  const ranks = useTexts(rankWords)
  const insignia = insigniaOf(rank)
  return (
    <span className="inline-flex items-center gap-2">
      {insignia && <Insignia name={insignia} className="w-6" />}
      {lookUp(ranks, rank)}
    </span>
  )
}
