/** What comparing with the providers came to, in the reader's words. */
import { formatKopecks } from '#server/modules/shop/payments/providers/kopecks.ts'
import { providerFailureTexts } from '#server/modules/shop/payments/providers/provider-failure.texts.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fill } from '#shared/texts/words.ts'
import { longDay } from '#shared/zone-time.ts'
import { agreementTexts } from './agreement.texts.ts'
import type { Compared } from './compare-payments.ts'
import type { LatestNight } from './nightly-comparison.store.ts'

const NAMED_MAX = 5

export const differencesIn = (answers: readonly Compared[]) =>
  answers.flatMap((answer) => ('differences' in answer ? answer.differences : []))
export const isAllAsked = (answers: readonly Compared[]) => answers.every((answer) => !('unasked' in answer))
const countIn = (answers: readonly Compared[]) =>
  answers.reduce((sum, answer) => sum + ('count' in answer ? answer.count : 0), 0)

const unclearIn = (answers: readonly Compared[]) =>
  answers.flatMap((answer) =>
    'unclear' in answer
      ? (answer.unclear ?? []).map((payment) => ({ provider: answer.provider, payment }))
      : [],
  )

/** Null where somebody could not be asked or understood, which decides nothing, or nobody was. */
export function soundnessOf(answers: readonly Compared[]): boolean | null {
  if (differencesIn(answers).length > 0) return false
  const isClear = isAllAsked(answers) && unclearIn(answers).length === 0
  return answers.length > 0 && isClear ? true : null
}

/** Whatever differs, by name, what cannot be told, and who did not answer; of nothing at all `sound` is said, with how many were compared. */
export function describeComparison(answers: readonly Compared[], sound: string, language: Language): string {
  const texts = agreementTexts[language]
  const differences = differencesIn(answers)
  const named = differences
    .slice(0, NAMED_MAX)
    .map(({ kind, provider, payment, theirs, ours }) =>
      fill(texts[kind], { provider, payment, theirs: formatKopecks(theirs), ours: formatKopecks(ours) }),
    )
  const wrong = `${fill(texts.wrong, { count: String(differences.length) })}: ${named.join('; ')}`
  const said = [
    ...(differences.length > 0 ? [`${wrong}${differences.length > NAMED_MAX ? '; …' : '.'}`] : []),
    ...unclearIn(answers)
      .slice(0, NAMED_MAX)
      .map((about) => fill(texts.unclear, about)),
    ...answers.flatMap((answer) =>
      'unasked' in answer
        ? [
            fill(texts.unasked, {
              provider: answer.provider,
              why: providerFailureTexts[language][answer.unasked],
            }),
          ]
        : [],
    ),
  ]
  return said.length > 0 ? said.join(' ') : fill(sound, { count: String(countIn(answers)) })
}

/** That of the last night, with its day. */
export function describeNight({ at, answers }: LatestNight, language: Language, timeZone: string): string {
  const { night, nightSound } = agreementTexts[language]
  const day = longDay(at, language, timeZone)
  return fill(night, { day, result: describeComparison(answers, nightSound, language) })
}
