import { defineTexts } from '#shared/texts/texts.ts'
import type { GalleryKey } from './gallery.data.ts'

type View = { name: string; alt: string }

export const galleryTexts = defineTexts<{
  open: string
  previous: string
  next: string
  views: Record<GalleryKey, View>
}>({
  ru: {
    open: 'Открыть вид',
    previous: 'Предыдущий вид',
    next: 'Следующий вид',
    views: {
      convoy: {
        name: 'Ночная колонна',
        alt: 'Ночная колонна: бронетранспортёр и грузовик с зажжёнными фарами идут по мокрой улице',
      },
      camp: {
        name: 'Лагерь на опушке',
        alt: 'Ночной лагерь на опушке: бойцы греются у костра между палаток, позади стоит грузовик',
      },
      evacuation: {
        name: 'Эвакуация с крыши',
        alt: 'Эвакуация с крыши: вертолёт заходит на посадку на фоне закатного города',
      },
      controlRoom: {
        name: 'Пост управления',
        alt: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
      },
      outpost: {
        name: 'Зимняя застава',
        alt: 'Зимняя застава: танк на заснеженной дороге под вышкой, позади голый лес в морозном тумане',
      },
      bridge: {
        name: 'Взорванный мост',
        alt: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
      },
    },
  },
  en: {
    open: 'Open view',
    previous: 'Previous view',
    next: 'Next view',
    views: {
      convoy: {
        name: 'Convoy at night',
        alt: 'A convoy at night: a carrier and a truck with headlights on roll down a wet street',
      },
      camp: {
        name: 'Camp by the woods',
        alt: 'A night camp at the edge of the woods: soldiers around a fire between tents, a truck behind them',
      },
      evacuation: {
        name: 'Rooftop evacuation',
        alt: 'Evacuation from a roof: a helicopter comes in against the city at sunset',
      },
      controlRoom: {
        name: 'Control room',
        alt: 'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
      },
      outpost: {
        name: 'Winter outpost',
        alt: 'A winter outpost: a tank on a snowy road below a watchtower, bare trees in frosty mist behind',
      },
      bridge: {
        name: 'The blown bridge',
        alt: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
      },
    },
  },
})
