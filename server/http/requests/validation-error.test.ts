import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import { momentSchema } from '#shared/contract/fields.ts'
import { reportsSchema } from '#shared/contract/games/bridge.ts'
import { deliverySearchSchema } from '#shared/contract/games/deliveries.ts'
import { askedNameSchema, staffNameSchema } from '#shared/contract/games/game-names.ts'
import { noticeDraftSchema } from '#shared/contract/platform/notices.ts'
import { webhookDraftSchema } from '#shared/contract/platform/webhooks.ts'
import { parseInput } from './parse-request.ts'
import { ValidationError } from './validation-error.ts'

function fieldsOf(schema: z.ZodMiniType, input: unknown, language: Language = 'en') {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof ValidationError) return error.fields(language)
  }
  return expect.fail('it was taken')
}

const games = 'Expected one of: minecraft, roblox'
const chat = { game: 'minecraft', by: 'chat' }
test.each([
  ['a name that is missing', askedNameSchema, chat, { name: 'Required' }],
  [
    'a way that a game does not have',
    askedNameSchema,
    { ...chat, game: 'roblox' },
    { by: 'Expected one of: agent' },
  ],
  ['no way', askedNameSchema, { game: 'roblox' }, { by: 'Expected one of: chat, agent' }],
  ['an unknown game', staffNameSchema, { game: 'chess', name: 'Wolf', reason: 'Asked' }, { game: games }],
  ['no reason', staffNameSchema, { game: 'roblox', name: 'Wolf' }, { reason: 'Required' }],
  ['nothing', staffNameSchema, {}, { game: games, name: 'Required', reason: 'Required' }],
  ['no object', staffNameSchema, 7, { body: 'Expected an object, received a number' }],
  ['no body', staffNameSchema, undefined, { body: 'Required' }],
  ['nobody', noticeDraftSchema, {}, { to: 'Required' }],
  ['an empty name', noticeDraftSchema, { to: { username: '' } }, { 'to.username': 'Required' }],
  ['an empty role', noticeDraftSchema, { to: { role: '' } }, { 'to.role': 'Required' }],
  ['an unknown word', noticeDraftSchema, { to: 'some' }, { to: 'Expected one of: all' }],
  ['an unknown kind', webhookDraftSchema, {}, { kind: 'Expected one of: standard, discord, telegram' }],
])('of several forms the one is told about that was meant: %s', (_, schema, input, fields) => {
  expect(fieldsOf(schema, input)).toEqual(fields)
})

const date = z.object({ date: z.union([z.literal('now'), momentSchema]), day: z.iso.date() })
test('whoever calls the API is told of formats and bounds in words', () => {
  const report = { id: 'x', attempt: 1, outcome: 'done', at: '' }
  const reports = { instance: 'main', reports: [report] }
  expect(fieldsOf(reportsSchema, reports)).toEqual({
    'reports.0.id': 'Expected a UUID, such as 8667ba71-b85a-4004-af54-457a9734eed7',
  })
  expect(fieldsOf(reportsSchema, reports, 'ru')).toEqual({
    'reports.0.id': 'Ожидается UUID, например 8667ba71-b85a-4004-af54-457a9734eed7',
  })
  expect(fieldsOf(date, { date: 'soon', day: '1.2.2026' })).toEqual({
    date: 'Expected a moment, such as 2026-11-22T18:00:00Z',
    day: 'Expected a day, such as 2026-11-22',
  })
  expect(fieldsOf(date, { date: 'soon', day: '1.2.2026' }, 'ru')).toEqual({
    date: 'Ожидается момент, например 2026-11-22T18:00:00Z',
    day: 'Ожидается день, например 2026-11-22',
  })
})

test.each(['101', '12345678', '999999999999999'])(
  'a size that is too large is told the largest: %s',
  (pageSize) => {
    expect(fieldsOf(deliverySearchSchema, { pageSize })).toEqual({ pageSize: 'At most 100' })
  },
)

test.each(['0', '-1', '1.5', 'many', ''])('what is no number from 1 is told so: «%s»', (page) => {
  expect(fieldsOf(deliverySearchSchema, { page })).toEqual({ page: 'Enter a whole number from 1' })
  expect(fieldsOf(deliverySearchSchema, { page }, 'ru')).toEqual({ page: 'Введите целое число от 1' })
})
