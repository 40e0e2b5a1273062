/** The ranks of both games by the names of their insignia (specification, section 9). */
export const MINECRAFT_TIERS = {
  'minecraft-master': { ru: 'Мастер', en: 'Master' },
  'minecraft-diamond-expert': { ru: 'Алмазный эксперт', en: 'Diamond Expert' },
  'minecraft-gold-veteran': { ru: 'Золотой ветеран', en: 'Gold Veteran' },
  'minecraft-iron-warrior': { ru: 'Железный воин', en: 'Iron Warrior' },
  'minecraft-stone-apprentice': { ru: 'Каменный ученик', en: 'Stone Apprentice' },
} as const

export const ROBLOX_TIERS = {
  'roblox-elite': { ru: 'Элита', en: 'Elite' },
  'roblox-champion': { ru: 'Чемпион', en: 'Champion' },
  'roblox-veteran': { ru: 'Ветеран', en: 'Veteran' },
  'roblox-fighter': { ru: 'Боец', en: 'Fighter' },
  'roblox-rookie': { ru: 'Новичок', en: 'Rookie' },
} as const
