/** What a buyer reads of a delivery wherever it stands, while a game takes it, fails at it, doubts and gives it. */
import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { deliverySentences } from '#server/modules/shop/orders/reading/delivery-sentences.texts.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { Job } from '#shared/contract/games/bridge.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { fillCheckout, payByTest } from '#tests/product/test-payment.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true' })
const COMMAND = {
  kind: 'command',
  when: 'bought',
  gameServerId: 1,
  command: 'kit elite {player}',
  requiresOnline: true,
  freeSlots: 0,
  idempotent: false,
}

test.for(LANGUAGES)(
  'wherever a delivery stands, its buyer reads a sentence (%s)',
  { timeout: 240_000 },
  async (language, { visit, product, administrator }) => {
    const words = deliverySentences[language]
    const name = `Kit_${randomInt(1_000_000)}`
    const products = (await administrator.call('GET', '/admin/shop/products')).body as StaffProduct[]
    const { id } = products.find(({ key }) => key === 'elite') as StaffProduct
    const changed = await administrator.call('PUT', `/admin/shop/products/${id}`, { actions: [COMMAND] })
    expect(changed).toMatchObject({ status: 200 })
    const made = await administrator.call('POST', '/admin/servers/1/keys', {
      name: 'Agent',
      scopes: ['deliver'],
    })
    const authorization = `Bearer ${(made.body as { key: string }).key}`
    const tell = async (path: string, body: object) => {
      const reply = await fetch(`${product.url}/api/game/v1/${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ instance: 'agent', ...body }),
      })
      expect(reply.status).toBe(200)
      return reply.json()
    }
    const claim = async (online: object[] = [{ name }]) =>
      ((await tell('claim', { online, capacity: 50 })) as { jobs: Job[] }).jobs.find(
        ({ player }) => player.name === name,
      )

    const visitor = await visit({ language, width: language === 'ru' ? 390 : 1440 })
    await signIn(visitor, await register(product, language))
    const { page, goto } = visitor
    await goto('/shop/basket?add=elite')
    await fillCheckout(page, language, name)
    await payByTest(page, language)
    const reads = async (sentence: string) => {
      await page.reload()
      await page.getByText(sentence.replaceAll('{player}', name)).waitFor()
      await expectToFitEveryScreen(page)
    }
    const decide = async (act: 'retry' | 'cancel', job: Pick<Job, 'id'>) =>
      expect(
        (await administrator.call('POST', `/admin/deliveries/${job.id}/${act}`, { reason: 'Looked' })).status,
      ).toBe(200)

    await page.waitForURL(/\/orders\//)
    expect(await claim([])).toBe(undefined)
    await reads(words.queued.online)
    let job = (await claim()) ?? expect.fail('nothing was handed out')
    await reads(words.leased)
    for (const [outcome, reason, sentence] of [
      ['not_run', 'player_left', words.queued.player_left],
      ['not_run', 'no_space', words.queued.no_space],
      ['not_run', 'not_now', words.queued.not_now],
      ['failed', null, words.failed],
      ['unknown', null, words.review.unknown],
    ] as const) {
      const report = { id: job.id, attempt: job.attempt, outcome, reason, at: new Date().toISOString() }
      await tell('report', { reports: [report] })
      await reads(sentence)
      await decide('retry', job)
      job = (await claim()) ?? expect.fail(`nothing was handed out after ${reason ?? outcome}`)
    }
    await tell('report', {
      reports: [{ id: job.id, attempt: job.attempt, outcome: 'unknown', at: new Date().toISOString() }],
    })
    await decide('cancel', job)
    await reads(words.cancelled)
    expect(await findAxeViolations(page)).toEqual([])
  },
)
