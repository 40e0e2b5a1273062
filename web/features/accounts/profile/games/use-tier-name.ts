import type { GameTier } from '#shared/contract/accounts/profile.ts'
import { tierWords } from '#shared/texts/tier-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Named = Omit<GameTier, 'id' | 'insignia'> & { insignia: string | null }
type Sample = keyof (typeof tierWords)['ru']

const isDelivered = (insignia: string | null): insignia is Sample =>
  insignia !== null && Object.hasOwn(tierWords.ru, insignia)

/** What a tier is called: a sample as everywhere on the site, one that staff have changed as they say in it. */
export function useTierName(): (tier: Named) => string {
  const names = useTexts(tierWords)
  const { language } = useLanguage()
  return ({ isSample, insignia, ...tier }) =>
    isSample && isDelivered(insignia) ? names[insignia] : tier[`name_${language}`]
}
