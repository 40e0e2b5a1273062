import { defineTexts } from '#shared/texts/texts.ts'
import type { GalleryKey } from './gallery.data.ts'

type View = { name: string; alt: string }

export const galleryTexts = defineTexts<{
  open: string
  close: string
  previous: string
  next: string
  views: Record<GalleryKey, View>
}>({
  ru: {
    open: 'Открыть вид',
    close: 'Закрыть',
    previous: 'Предыдущий вид',
    next: 'Следующий вид',
    views: {
      checkpoint: {
        name: 'Блокпост на закате',
        alt: 'Блокпост с вышкой на закате, за ним разрушенный город',
      },
      bridge: { name: 'Северный мост', alt: 'Мост над затопленным районом в тумане' },
      base: { name: 'База отряда', alt: 'Укреплённая база отряда среди леса' },
      corridor: { name: 'Сектор содержания', alt: 'Коридор комплекса с гермодверью и жёлтой разметкой' },
      quarry: { name: 'Карьер', alt: 'Карьер с лебёдками под низким солнцем' },
      quarantine: { name: 'Карантинная зона', alt: 'Ночная карантинная зона с редкими огнями в окнах' },
    },
  },
  en: {
    open: 'Open view',
    close: 'Close',
    previous: 'Previous view',
    next: 'Next view',
    views: {
      checkpoint: {
        name: 'Checkpoint at dusk',
        alt: 'A checkpoint with a watchtower at dusk, a ruined city behind',
      },
      bridge: { name: 'The North Bridge', alt: 'A bridge over a flooded quarter in the fog' },
      base: { name: 'Squad base', alt: 'A fortified squad base in the forest' },
      corridor: { name: 'Containment sector', alt: 'A corridor with a blast door and yellow markings' },
      quarry: { name: 'The quarry', alt: 'A quarry with winches under a low sun' },
      quarantine: { name: 'Quarantine zone', alt: 'A quarantine zone at night, a few windows still lit' },
    },
  },
})
