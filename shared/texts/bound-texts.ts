/** What is said of an input of another type or format or outside a bound that has no sentence of its own: told to whoever calls the API. */
import type { Language } from '#shared/constants/languages.ts'

/** The part of an issue of zod that says which type, bound or format it was. */
export type BoundIssue = {
  code?: string | undefined
  expected?: unknown
  input?: unknown
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  values?: unknown
  format?: unknown
}

/** Neither counts its noun, so that no language needs a plural for it. */
const BOUNDS = {
  ru: {
    number: { most: 'Не больше', least: 'Не меньше' },
    string: { most: 'Длина не больше', least: 'Длина не меньше' },
    array: { most: 'Число записей не больше', least: 'Число записей не меньше' },
    oneOf: 'Ожидается одно из значений:',
  },
  en: {
    number: { most: 'At most', least: 'At least' },
    string: { most: 'Length at most', least: 'Length at least' },
    array: { most: 'Number of entries at most', least: 'Number of entries at least' },
    oneOf: 'Expected one of:',
  },
} as const

const TYPES: Record<Language, Record<'asked' | 'came', Readonly<Record<string, string>>>> = {
  ru: {
    asked: {
      string: 'строка',
      number: 'число',
      int: 'целое число',
      boolean: 'да или нет (true или false)',
      array: 'список',
      object: 'объект',
      record: 'объект',
    },
    came: {
      string: 'пришла строка',
      number: 'пришло число',
      fraction: 'пришло дробное',
      boolean: 'пришло да или нет',
      array: 'пришёл список',
      object: 'пришёл объект',
      null: 'пришло null',
    },
  },
  en: {
    asked: {
      string: 'a string',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      record: 'an object',
    },
    came: {
      string: 'a string',
      number: 'a number',
      fraction: 'a fraction',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      null: 'null',
    },
  },
}

const UUID = '8667ba71-b85a-4004-af54-457a9734eed7'
const FORMATS: Record<Language, Readonly<Record<string, string>>> = {
  ru: {
    uuid: `Ожидается UUID, например ${UUID}`,
    guid: `Ожидается UUID, например ${UUID}`,
    date: 'Ожидается день, например 2026-11-22',
    datetime: 'Ожидается момент, например 2026-11-22T18:00:00Z',
  },
  en: {
    uuid: `Expected a UUID, such as ${UUID}`,
    guid: `Expected a UUID, such as ${UUID}`,
    date: 'Expected a day, such as 2026-11-22',
    datetime: 'Expected a moment, such as 2026-11-22T18:00:00Z',
  },
}

/** The sentence naming the type that is asked for, and what came; `undefined` where it is not of a type. */
export function describeType({ code, expected, input }: BoundIssue, language: Language): string | undefined {
  const { asked, came } = TYPES[language]
  const type = asked[String(expected)]
  if (code !== 'invalid_type' || type === undefined) return undefined
  const kind = input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input
  const received =
    kind === expected ? undefined : came[kind === 'number' && expected === 'int' ? 'fraction' : kind]
  if (received === undefined) return language === 'ru' ? `Ожидается ${type}` : `Expected ${type}`
  return language === 'ru' ? `Ожидается ${type}, а ${received}` : `Expected ${type}, received ${received}`
}

/** The sentence naming the bound; `undefined` where the issue is of no bound. */
export function describeBound(issue: BoundIssue, language: Language): string | undefined {
  const { code, origin, minimum, maximum, values } = issue
  const bounds = BOUNDS[language]
  if (code === 'invalid_value' && Array.isArray(values)) return `${bounds.oneOf} ${values.join(', ')}`
  const { most, least } = origin === 'string' || origin === 'array' ? bounds[origin] : bounds.number
  if (code === 'too_big') return `${most} ${String(maximum)}`
  if (code === 'too_small') return `${least} ${String(minimum)}`
  return undefined
}

/** The sentence showing how it is written; `undefined` where the issue is of no format that has a name. */
export function describeFormat({ code, format }: BoundIssue, language: Language): string | undefined {
  return code === 'invalid_format' ? FORMATS[language][String(format)] : undefined
}
