import { expect, test } from 'vitest'
import type { OrderedDelivery } from '#server/modules/games/deliveries/deliveries.store.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { deliverySentences } from './delivery-sentences.texts.ts'
import { presentDeliveries } from './present-deliveries.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const MINUTE = 60_000
const EN = { language: 'en', now: NOW, isRefunded: false } as const

const job = (changes: Partial<OrderedDelivery> = {}): OrderedDelivery => ({
  id: 1,
  uuid: '019ce0bb-1a00-7000-8000-000000000001',
  state: 'queued',
  attempt: 0,
  command: 'minecraft:give {player} diamond',
  private_command: null,
  player: 'Ranger',
  player_folded: 'ranger',
  player_uuid: null,
  user_id: 1,
  game_server_id: 1,
  game_server: 'Survival',
  order_uuid: '019ce0bb-1a00-7000-8000-000000000002',
  order_number: 'K7M2Q4RX',
  line_id: 1,
  position: 0,
  moment: 'bought',
  requires_online: 0,
  free_slots: 0,
  is_idempotent: 0,
  amount: null,
  ends_at: null,
  success: null,
  failure: null,
  reason: null,
  output: null,
  created_at: NOW.getTime(),
  settled_at: null,
  not_before: null,
  leased_to: null,
  lease_ends_at: null,
  is_held: 0,
  is_taken_back: 0,
  is_asked_for: 1,
  claimed_at: NOW.getTime() - MINUTE,
  ...changes,
})
const read = (changes: Partial<OrderedDelivery>, language: 'ru' | 'en' = 'en') =>
  presentDeliveries([job(changes)], { language, now: NOW, isRefunded: false })[0]?.text
const readRefunded = (language: 'ru' | 'en', ...jobs: Partial<OrderedDelivery>[]) =>
  presentDeliveries(jobs.map(job), { language, now: NOW, isRefunded: true })[0]?.text
/** All sentences of a language, as buyers read them. */
const everySentence = (words: object): string[] =>
  Object.values(words).flatMap((word) =>
    typeof word === 'string' ? [word.replaceAll('{player}', 'Ranger')] : everySentence(word),
  )

test('each state, and each reason to wait or to doubt, has a sentence of its own in both languages', () => {
  const kinds: Partial<OrderedDelivery>[] = [
    { is_asked_for: 0 },
    { is_asked_for: 0, requires_online: 1 },
    { claimed_at: null },
    {},
    { requires_online: 1 },
    { command: 'lp user {uuid} parent add elite' },
    { requires_online: 1, reason: 'player_left' },
    { reason: 'no_space' },
    { reason: 'not_now' },
    { reason: 'failure_text', not_before: NOW.getTime() + MINUTE },
    { is_held: 1 },
    { state: 'leased' },
    { state: 'done' },
    { state: 'done', reason: 'not_confirmed' },
    { state: 'failed', reason: 'failure_text' },
    { state: 'failed', reason: 'not_a_command' },
    { state: 'review', reason: 'lease_ended' },
    { state: 'review', reason: 'unknown' },
    { state: 'review', reason: 'restored' },
    { state: 'cancelled' },
  ]
  const done = { state: 'done' } as const
  const takesBack = { id: 2, moment: 'refunded' } as const
  for (const language of LANGUAGES) {
    const sentences = [
      ...kinds.map((kind) => read(kind, language)),
      readRefunded(language, { state: 'cancelled' }),
      readRefunded(language, { state: 'leased' }, takesBack),
      readRefunded(language, { state: 'review', reason: 'unknown' }, takesBack),
      readRefunded(language, done),
      readRefunded(language, done, takesBack),
      readRefunded(language, done, { ...takesBack, ...done }),
    ]
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{4,}[.]$/)
    const { some: _, ...words } = deliverySentences[language]
    expect(sentences.toSorted()).toEqual(everySentence(words).toSorted())
  }
})

test('whoever waits reads whether it is the server or the player that is awaited', () => {
  expect(read({ requires_online: 1 })).toBe('Waiting until Ranger is on this server.')
  expect(read({ requires_online: 1, claimed_at: NOW.getTime() - 3 * MINUTE })).toMatch(
    /server is out of touch/,
  )
  expect(read({ requires_online: 1, is_asked_for: 0 })).toMatch(
    /staff hand it over while Ranger is in the game/,
  )
  expect(read({ command: 'lp user {uuid} x', player_uuid: '11111111-1111-4111-8111-111111111111' })).toMatch(
    /within a minute/,
  )
})

test('of several pieces the first that is not given is told of, with how many are', () => {
  const rows = [job({ state: 'done' }), job({ id: 2, reason: 'no_space' }), job({ id: 3 })]
  expect(presentDeliveries(rows, EN)).toEqual([
    {
      gameServer: 'Survival',
      state: 'queued',
      text: expect.stringMatching(/^Delivered 1 of 3\. There is no room/),
    },
  ])
  const given = rows.map((row) => ({ ...row, state: 'done' as const }))
  expect(presentDeliveries(given, EN)).toMatchObject([{ state: 'done', text: 'Delivered.' }])
  const sent = given.map((row) => (row.id === 2 ? { ...row, reason: 'not_confirmed' } : row))
  expect(presentDeliveries(sent, EN)[0]?.text).toMatch(/^Sent to the server/)
})
