/** What somebody was honored for, as whoever shows accounts is told. */
export type ToldAchievement = {
  key: string
  title_ru: string
  title_en: string
  image: string | null
  unlockedAt: string
  /** How many accounts have it. */
  holders: number
}
