/** The rendered pictures, written by `npm run art`: `/images/<name>-<width>.avif` and `.webp`. */
export const PICTURE_WIDTHS = [640, 1280, 1920] as const

export const renderedPictures = {
  hero: {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Блокпост у разрушенного города в сумерках: вышка держит лучом прожектора фигуры мёртвых за колючей проволокой',
      en: 'A checkpoint before a ruined city at dusk: a watchtower holds the dead beyond the wire in its searchlight',
    },
  },
  'scp-hero': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Коридор комплекса содержания: двое бойцов перед приоткрытой гермодверью, за которой горит красный свет',
      en: 'A containment corridor: two guards before a blast door that stands ajar, red light behind it',
    },
  },
  'news-1': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Полевой узел связи ночью: у пультов под навесом дежурит связист, над палатками поднята мачта',
      en: 'A field signals post at night: an operator at the desks under an awning, a mast above the tents',
    },
  },
  'game-zombie': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Двое выживших на улице разрушенного города перед толпой мёртвых, выходящей из тумана',
      en: 'Two survivors in a ruined street face a crowd of the dead coming out of the mist',
    },
  },
  'game-scp': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Учёный и боец у камеры содержания: за стеклом в красном свете стоит высокая тёмная фигура',
      en: 'A scientist and a guard before a containment cell; behind the glass a tall dark figure stands in red light',
    },
  },
  'case-donate': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Армейский деревянный ящик с латунными накладками, из-под крышки бьёт тёплый свет',
      en: 'A wooden army case with brass bands, warm light under its lid',
    },
  },
  'case-hardcore': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Побитый стальной ящик с полосами опасности, изнутри светит красным',
      en: 'A battered steel case with hazard stripes, red light leaking out',
    },
  },
  'case-legendary': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Чёрный кейс с золотыми накладками, внутри холодное сияние',
      en: 'A black case with golden bands and a cold glow inside',
    },
  },
  'gallery-1': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Ночная колонна: бронетранспортёр и грузовик с зажжёнными фарами идут по мокрой улице',
      en: 'A convoy at night: a carrier and a lorry with headlights on roll down a wet street',
    },
  },
  'gallery-2': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Ночной лагерь на опушке: бойцы греются у костра между палаток, позади стоит грузовик',
      en: 'A night camp at the edge of a wood: soldiers around a fire between tents, a lorry behind them',
    },
  },
  'gallery-3': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Эвакуация с крыши: вертолёт заходит на посадку на фоне закатного города',
      en: 'Evacuation from a roof: a helicopter comes in against the city at sunset',
    },
  },
  'gallery-4': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
      en: 'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
    },
  },
  'gallery-5': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Зимняя застава: танк на заснеженной дороге под вышкой, позади голый лес в морозном тумане',
      en: 'A winter outpost: a tank on a snowy road below a watchtower, bare trees in frosty mist behind',
    },
  },
  'gallery-6': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
      en: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
    },
  },
  'mode-creative': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Креатив: недостроенная крепость в лесах, башенный кран поднимает блок, строители у чертежей',
      en: 'Creative: a fortress half built behind scaffolding, a tower crane lifts a block, builders at their plans',
    },
  },
  'mode-minigames': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Мини-игры: полоса препятствий над раскалённой лавой, игроки прыгают по плитам к флагу под прожекторами',
      en: 'Minigames: an obstacle course above glowing lava, players leap from slab to slab towards a floodlit flag',
    },
  },
  'mode-skyblock': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Скайблок: парящие острова над облаками на закате соединены верёвочным мостом, на ближнем лагерь под деревом',
      en: 'Skyblock: islands above the clouds at sunset joined by a rope bridge, a camp under a tree on the nearest',
    },
  },
  'mode-survival': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Выживание: бревенчатая хижина за частоколом на рассвете, поселенец рубит дрова у костра',
      en: 'Survival: a log cabin behind a palisade at dawn, a settler chops wood by the fire',
    },
  },
  'news-2': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Турнир: два танка сошлись на арене под прожекторами, между ними развевается флаг',
      en: 'A tournament: two tanks face each other in an arena under floodlights, a flag between them',
    },
  },
  'news-3': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Ночной лес: патруль светит фонарями на высокую тёмную фигуру, стоящую на дороге в тумане',
      en: 'A forest at night: a patrol shines its torches at a tall dark figure on the road in the mist',
    },
  },
  'rank-elite': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Знак элиты: три золотых шеврона и звезда на чёрном сукне',
      en: 'The Elite badge: three golden chevrons and a star on black cloth',
    },
  },
  'rank-recruit': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Нашивка рекрута: один стальной шеврон на зелёном сукне',
      en: 'The Recruit patch: one steel chevron on green cloth',
    },
  },
  'rank-veteran': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Нашивка ветерана: два латунных шеврона на зелёном сукне',
      en: 'The Veteran patch: two brass chevrons on green cloth',
    },
  },
  'set-diamond': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Россыпь гранёных алмазов в открытом ящике',
      en: 'Cut diamonds heaped in an open box',
    },
  },
  'set-redstone': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Горка светящейся красной руды, провода и два рычага',
      en: 'A heap of glowing red ore with wires and two levers',
    },
  },
  'set-tools': {
    width: 1920,
    height: 1080,
    alt: {
      ru: 'Кирка, лопата и топор прислонены к снарядному ящику',
      en: 'A pickaxe, a spade and an axe leaning on an ammunition crate',
    },
  },
} as const

export type RenderedPicture = keyof typeof renderedPictures
