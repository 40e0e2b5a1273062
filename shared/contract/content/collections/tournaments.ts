import { defineCollection } from './collection.ts'
import { gameField, partOfGame } from './game-field.ts'
import { contradictionsOf, type Schedule, stateOf, type TournamentState } from './tournament-state.ts'

/** The tournaments, the first of them the featured one (specification, sections 2 and 3). */
export const tournaments = defineCollection({
  name: 'tournaments',
  title: { ru: 'Турниры', en: 'Tournaments' },
  lead: {
    ru: 'Страница «Турниры»; первый в списке — главный.',
    en: 'The page “Tournaments”; the first in the list is the featured one.',
  },
  nameField: 'title',
  part: 'tournaments',
  partOf: partOfGame,
  below: { path: 'registrations', label: { ru: 'Участники', en: 'Participants' } },
  fields: {
    title: {
      kind: 'line',
      label: { ru: 'Название', en: 'Title' },
      max: 100,
      isBilingual: true,
      isRequired: true,
    },
    description: { kind: 'text', label: { ru: 'Описание', en: 'Description' }, max: 1000, isBilingual: true },
    format: {
      kind: 'line',
      label: { ru: 'Формат', en: 'Format' },
      hint: {
        ru: 'Например: один на один, до двух поражений.',
        en: 'Such as: one on one, double elimination.',
      },
      max: 160,
      isBilingual: true,
    },
    requirements: {
      kind: 'lines',
      label: { ru: 'Требования, кроме уровня', en: 'Requirements beyond the level' },
      max: 160,
      isBilingual: true,
    },
    winner: {
      kind: 'line',
      label: { ru: 'Победитель', en: 'Winner' },
      hint: {
        ru: 'С ним начавшийся турнир завершён.',
        en: 'With it a tournament that has started is completed.',
      },
      max: 120,
      isBilingual: true,
    },
    startsAt: { kind: 'moment', label: { ru: 'Начало', en: 'Start' }, isRequired: true },
    endsAt: {
      kind: 'moment',
      label: { ru: 'Конец', en: 'End' },
      hint: {
        ru: 'Пусто — через шесть часов после начала.',
        en: 'Left empty, six hours after the start.',
      },
    },
    registrationEndsAt: {
      kind: 'moment',
      label: { ru: 'Регистрация до', en: 'Registration ends' },
      isRequired: true,
    },
    game: gameField,
    capacity: {
      kind: 'number',
      label: { ru: 'Мест', en: 'Places' },
      min: 1,
      max: 100_000,
      default: 64,
      isRequired: true,
    },
    minimumLevel: {
      kind: 'number',
      label: { ru: 'Уровень не ниже', en: 'Lowest level let in' },
      hint: { ru: '0 — любой.', en: '0 is any.' },
      min: 0,
      max: 1000,
      default: 0,
      isRequired: true,
    },
    prizePool: {
      kind: 'number',
      label: { ru: 'Призовой фонд, ₽', en: 'Prize pool, ₽' },
      hint: { ru: 'Пусто — без денежного приза.', en: 'Left empty, there is no prize in money.' },
      min: 0,
      max: 1_000_000_000,
    },
    registrationUrl: {
      kind: 'link',
      label: { ru: 'Запись в другом месте', en: 'Registration elsewhere' },
      hint: {
        ru: 'Пусто — игроки записываются прямо на сайте. Форма, канал или страница: туда ведёт кнопка, и сайт никого не записывает.',
        en: 'Left empty, players register on the site itself. A form, channel or page: the button leads there, and the site registers nobody.',
      },
    },
    streamUrl: {
      kind: 'link',
      label: { ru: 'Где смотреть', en: 'Where to watch' },
      hint: {
        ru: 'Трансляция: туда ведёт кнопка, пока турнир идёт.',
        en: 'The broadcast: the button leads there while the tournament is on.',
      },
    },
    isCancelled: { kind: 'flag', label: { ru: 'Турнир отменён', en: 'The tournament is cancelled' } },
  },
  check: (values, { before, counted }) =>
    contradictionsOf(values as Schedule, { registered: counted, before: before.capacity }),
  derive: (values, { isSample, kept, now, counted }): TournamentState =>
    isSample && isState(kept) ? stateIn(kept) : stateOf(values as Schedule, now, counted),
})

/** A sample brings its own: the specification fixes it, whatever the time is. */
const isState = (kept: object): kept is Pick<TournamentState, 'status' | 'participants'> =>
  'status' in kept && 'participants' in kept

const stateIn = ({ status, participants }: Pick<TournamentState, 'status' | 'participants'>) => ({
  status,
  participants,
  isRegistrationOpen: false,
})
