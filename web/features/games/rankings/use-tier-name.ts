import { tierWords } from '#web/features/accounts/profile/tier.texts.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { RankTier } from './rankings.data.ts'

/** What a tier is called: a sample as everywhere on the site, one that staff have changed as they say in it. */
export function useTierName(): (tier: RankTier) => string {
  const names = useTexts(tierWords)
  const { language } = useLanguage()
  return (tier) => (tier.isSample && tier.insignia !== null ? names[tier.insignia] : tier[`name_${language}`])
}
