import type { ServiceState } from '#shared/constants/status.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'
import type { PluralForms } from '#web/i18n/format.ts'

export const statusWords = defineWords('status', {
  ru: {
    mark: 'Наблюдение',
    title: 'Состояние',
    lead: 'Что работает сейчас и что было за последние 90 дней. Здесь только то, что мы измерили.',
    services: 'Службы',
    gameServers: 'Игровые серверы',
    noGameServers: 'Серверов пока нет.',
    legend: 'Что значат столбцы',
    absent: {
      launcher: 'Лаунчер ещё не вышел. Измерять начнём с первого выпуска.',
      other: 'Этой службы ещё нет.',
    },
  },
  en: {
    mark: 'Observation',
    title: 'Status',
    lead: 'What is up now, and how the last 90 days went. Only what we measured is shown here.',
    services: 'Services',
    gameServers: 'Game servers',
    noGameServers: 'There are no servers yet.',
    legend: 'What the bars mean',
    absent: {
      launcher: 'The launcher is not out yet. We start measuring with the first release.',
      other: 'This service does not exist yet.',
    },
  },
})

export const statusTexts = defineTexts<{
  loadFailed: string
  overall: Record<'online' | 'partly' | 'offline' | 'maintenance' | 'unknown', string>
  measuredAt: string
  neverMeasured: string
  states: Record<ServiceState, string>
  uptime: string
  noUptime: string
  measuredDays: (count: string, number: number, all: string, plural: Plural) => string
  up: string
  down: string
  maintenance: string
  noData: string
  days: PluralForms
  ago: (days: string) => string
  today: string
  bars: (name: string) => string
  table: string
  day: string
  found: string
  allUp: string
  nothingMeasured: string
  wasUp: (share: string) => string
  wasDown: (length: string) => string
  hadMaintenance: (length: string) => string
  minutes: PluralForms
  hours: PluralForms
  inUtc: string
}>({
  ru: {
    loadFailed: 'Не удалось узнать состояние',
    overall: {
      online: 'Всё работает',
      partly: 'Всё, что мы измерили, работает',
      offline: 'Есть неполадки',
      maintenance: 'Идут техработы',
      unknown: 'Пока нет данных',
    },
    measuredAt: 'Измерено',
    neverMeasured: 'Первое измерение будет через минуту.',
    states: {
      online: 'Работает',
      offline: 'Не работает',
      maintenance: 'Техработы',
      absent: 'Ещё нет',
      unknown: 'Нет данных',
    },
    uptime: 'Доступность',
    noUptime: 'Ещё не измерено',
    measuredDays: (count, number, all, plural) =>
      `${count} ${plural(number, { one: 'измеренный день', few: 'измеренных дня', many: 'измеренных дней', other: 'измеренного дня' })} из\u00a0${all}`,
    up: 'Работа',
    down: 'Сбой',
    maintenance: 'Техработы',
    noData: 'Нет данных',
    days: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
    ago: (days) => `${days} назад`,
    today: 'сегодня',
    bars: (name) => `${name}: последние 90 дней`,
    table: 'По дням словами',
    day: 'День',
    found: 'Что измерено',
    allUp: 'без сбоев',
    nothingMeasured: 'нет данных',
    wasUp: (share) => `доступность ${share}`,
    wasDown: (length) => `сбой ${length}`,
    hadMaintenance: (length) => `техработы ${length}`,
    minutes: { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' },
    hours: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    inUtc: 'Дни считаются по UTC. Доступность считается только по измеренным минутам, без техработ.',
  },
  en: {
    loadFailed: 'Could not load the status',
    overall: {
      online: 'Everything is up',
      partly: 'Everything we have measured is up',
      offline: 'Some services are down',
      maintenance: 'Maintenance under way',
      unknown: 'No data yet',
    },
    measuredAt: 'Measured',
    neverMeasured: 'The first measurement comes within a minute.',
    states: {
      online: 'Online',
      offline: 'Offline',
      maintenance: 'Maintenance',
      absent: 'Not launched yet',
      unknown: 'No data',
    },
    uptime: 'Uptime',
    noUptime: 'Not measured yet',
    measuredDays: (count, number, all, plural) =>
      `${count} ${plural(number, { one: 'measured day', other: 'measured days' })} of\u00a0${all}`,
    up: 'Up',
    down: 'Down',
    maintenance: 'Maintenance',
    noData: 'No data',
    days: { one: 'day', other: 'days' },
    ago: (days) => `${days} ago`,
    today: 'today',
    bars: (name) => `${name}: the last 90 days`,
    table: 'Day by day in words',
    day: 'Day',
    found: 'What was measured',
    allUp: 'no outage',
    nothingMeasured: 'no data',
    wasUp: (share) => `uptime ${share}`,
    wasDown: (length) => `down for ${length}`,
    hadMaintenance: (length) => `maintenance for ${length}`,
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'hour', other: 'hours' },
    inUtc: 'Days are in UTC. Uptime counts measured minutes only, without maintenance.',
  },
})

type Plural = (count: number, forms: PluralForms) => string
