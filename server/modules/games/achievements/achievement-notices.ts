import { defineNotice } from '#server/lib/notices/notice-kind.ts'

type Titles = { title_ru: string; title_en: string }

/** That a player has met a condition; of names in one language that one is told. */
export const achievementNotice = defineNotice<Titles>('achievement', {
  ru: ({ title_ru, title_en }) => `Новое достижение в вашем профиле: «${title_ru || title_en}».`,
  en: ({ title_ru, title_en }) => `A new achievement on your profile: “${title_en || title_ru}”.`,
})
