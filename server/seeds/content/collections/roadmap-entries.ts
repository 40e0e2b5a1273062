import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import type { roadmap } from '#shared/contract/content/collections/roadmap.ts'

/** The plan, with the progress that the specification fixes (section 9). */
export const ROADMAP_ENTRIES: Readonly<Record<string, SeedOf<typeof roadmap>>> = {
  survival: {
    name_ru: 'Сервер зомби-апокалипсиса',
    name_en: 'Zombie apocalypse server',
    progress: 100,
  },
  accounts: {
    name_ru: 'Сайт и аккаунты',
    name_en: 'Website and accounts',
    progress: 100,
  },
  launcher: {
    name_ru: 'Лаунчер',
    name_en: 'Launcher',
    progress: 100,
  },
  forum: {
    name_ru: 'Форум',
    name_en: 'Forum',
    progress: 30,
  },
  trading: {
    name_ru: 'Торговая площадка',
    name_en: 'Trading',
    progress: 50,
  },
  seasons: {
    name_ru: 'Сезонные войны кланов',
    name_en: 'Seasonal clan wars',
    progress: 10,
  },
}
