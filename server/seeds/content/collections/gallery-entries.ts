import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import type { gallery } from '#shared/contract/content/collections/gallery.ts'

/** Six views that are drawn, not taken on the servers (specification, section 3). */
export const GALLERY_ENTRIES: Readonly<Record<string, SeedOf<typeof gallery>>> = {
  convoy: {
    name_ru: 'Ночная колонна',
    name_en: 'Convoy at night',
    alt_ru: 'Ночная колонна: бронетранспортёр и грузовик с зажжёнными фарами идут по мокрой улице',
    alt_en: 'A convoy at night: a carrier and a truck with headlights on roll down a wet street',
    src: '/images/gallery-1.jpg',
    icon: 'truck',
  },
  camp: {
    name_ru: 'Лагерь на опушке',
    name_en: 'Camp by the woods',
    alt_ru: 'Ночной лагерь на опушке: бойцы греются у костра между палаток, позади стоит грузовик',
    alt_en:
      'A night camp at the edge of the woods: soldiers around a fire between tents, a truck behind them',
    src: '/images/gallery-2.jpg',
    icon: 'tent',
  },
  evacuation: {
    name_ru: 'Эвакуация с крыши',
    name_en: 'Rooftop evacuation',
    alt_ru:
      'Эвакуация с крыши: вертолёт зависает на фоне закатного города, один из ждущих поднял красный фальшфейер',
    alt_en:
      'Evacuation from a roof: a helicopter hovers against the city at sunset, one of those waiting holds up a red flare',
    src: '/images/gallery-3.jpg',
    icon: 'helicopter',
  },
  controlRoom: {
    name_ru: 'Пост управления',
    name_en: 'Control room',
    alt_ru: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
    alt_en:
      'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
    src: '/images/gallery-4.jpg',
    icon: 'monitor',
  },
  outpost: {
    name_ru: 'Зимняя застава',
    name_en: 'Winter outpost',
    alt_ru: 'Зимняя застава: танк на заснеженной дороге под вышкой, позади голый лес в морозном тумане',
    alt_en: 'A winter outpost: a tank on a snowy road below a watchtower, bare trees in frosty mist behind',
    src: '/images/gallery-5.jpg',
    icon: 'snowflake',
  },
  bridge: {
    name_ru: 'Взорванный мост',
    name_en: 'The blown bridge',
    alt_ru: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
    alt_en: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
    src: '/images/gallery-6.jpg',
    icon: 'bridge',
  },
}
