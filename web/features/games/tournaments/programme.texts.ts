/** What each tournament is called and how it is played. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { TournamentId } from './tournaments.data.ts'

type ProgrammeTexts = Record<
  TournamentId,
  {
    title: string
    description: string
    format: string
    /** Beyond the player level. */
    requirements: readonly string[]
    winner?: string
  }
>

export const programmeTexts = defineTexts<ProgrammeTexts>({
  ru: {
    lastLine: {
      title: 'Последний рубеж',
      description:
        'Город окружён, припасы тают, волны идут каждые десять минут. Побеждает отряд, который простоит дольше всех.',
      format: 'Отряды по четыре, волны на выбывание',
      requirements: ['Полный отряд из четырёх игроков', 'Голосовая связь в отряде'],
    },
    commandersCup: {
      title: 'Кубок командиров',
      description: 'Дуэли на развалинах: один на один, без свидетелей и без оправданий.',
      format: 'Один на один, до двух поражений',
      requirements: ['Лаунчер последней версии'],
    },
    redAlert: {
      title: 'SCP: Красная тревога',
      description: 'Охрана держит комплекс, хаос ищет выход, объекты не ищут ничего: они уже нашли.',
      format: 'Три стороны, пять раундов по очкам',
      requirements: ['Знание правил ролевой игры'],
    },
    autumnDraft: {
      title: 'Осенний призыв',
      description: 'Первый бой для новобранцев: простые правила, честные стволы, много грязи.',
      format: 'Отряды по три, сетка на вылет',
      requirements: ['Первый или второй турнир в карьере'],
      winner: 'отряд «Седьмая застава»',
    },
  },
  en: {
    lastLine: {
      title: 'Last Line',
      description:
        'The city is surrounded, supplies are melting, a wave comes every ten minutes. The squad that stands longest wins.',
      format: 'Squads of four, elimination by waves',
      requirements: ['A full squad of four', 'Voice contact within the squad'],
    },
    commandersCup: {
      title: 'Commanders’ Cup',
      description: 'Duels in the ruins: one on one, no witnesses and no excuses.',
      format: 'One on one, double elimination',
      requirements: ['The latest launcher'],
    },
    redAlert: {
      title: 'SCP: Red Alert',
      description:
        'Security holds the site, chaos looks for the exit, the anomalies look for nothing: they have found it.',
      format: 'Three sides, five rounds on points',
      requirements: ['Knowing the roleplay rules'],
    },
    autumnDraft: {
      title: 'Autumn Draft',
      description: 'A first fight for recruits: simple rules, honest guns, plenty of mud.',
      format: 'Squads of three, knockout bracket',
      requirements: ['First or second tournament ever'],
      winner: 'squad Seventh Outpost',
    },
  },
})
