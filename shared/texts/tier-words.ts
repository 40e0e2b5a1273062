/** The ranks of both games (specification, section 9), by the names of their insignia in `images/ranks`. */
import { defineWords } from './words.ts'

export const tierWords = defineWords('tiers', {
  ru: {
    'minecraft-master': 'Мастер',
    'minecraft-diamond-expert': 'Алмазный эксперт',
    'minecraft-gold-veteran': 'Золотой ветеран',
    'minecraft-iron-warrior': 'Железный воин',
    'minecraft-stone-apprentice': 'Каменный ученик',
    'roblox-elite': 'Элита',
    'roblox-champion': 'Чемпион',
    'roblox-veteran': 'Ветеран',
    'roblox-fighter': 'Боец',
    'roblox-rookie': 'Новичок',
  },
  en: {
    'minecraft-master': 'Master',
    'minecraft-diamond-expert': 'Diamond Expert',
    'minecraft-gold-veteran': 'Gold Veteran',
    'minecraft-iron-warrior': 'Iron Warrior',
    'minecraft-stone-apprentice': 'Stone Apprentice',
    'roblox-elite': 'Elite',
    'roblox-champion': 'Champion',
    'roblox-veteran': 'Veteran',
    'roblox-fighter': 'Fighter',
    'roblox-rookie': 'Rookie',
  },
})
