/**
 * The whole of it in a real game: a player proves a name by the chat, buys in a browser, pays at a provider, finds the item in the inventory,
 * and what they do in the game on the site. The agent that is shipped is all that speaks between game and site.
 */
import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { proveName } from '#e2e/harness/prove-name.ts'
import { inventAccount } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { startShippedAgent } from '#tests/rcon/start-shipped-agent.ts'
import { GIVE, SELLER } from '#tests/shop/open-shop.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { registrationTexts } from '#web/features/accounts/auth/registration.texts.ts'
import { profileTexts, profileWords } from '#web/features/accounts/profile/profile.texts.ts'
import { checkoutTexts } from '#web/features/shop/checkout/checkout.texts.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'
import { joinGame } from './join-game.ts'
import { startGame } from './start-game.ts'

const PATIENCE = { timeout: 60_000 }
/** The agent waits for seconds, the site looks every minute who has met a condition, the page every ten seconds. */
const UNLOCKING = { timeout: 150_000 }
const HOUR_OF_TICKS = 20 * 3_600

const test = plainTest
  .extend('yookassa', { scope: 'file' }, () => startYookassa())
  .extend('environment', { scope: 'file' }, ({ yookassa }) => ({
    YOOKASSA_SHOP_ID: yookassa.shopId,
    YOOKASSA_SECRET_KEY: yookassa.secretKey,
    YOOKASSA_API_URL: yookassa.url,
    SELLER_NAME: SELLER.name,
    SELLER_TAX_ID: SELLER.taxId,
    SELLER_CONTACT: SELLER.contact,
  }))

test('bought on the site and played in the game', { timeout: 400_000 }, async ({
  visit,
  product,
  administrator,
  yookassa,
}) => {
  const made = async (path: string, body: object) => {
    const reply = await administrator.call('POST', path, body)
    expect([reply.status, reply.body]).toEqual([201, expect.anything()])
    return reply.body as { key: string }
  }
  await made('/admin/shop/products', {
    key: 'diamonds',
    category: 'resources',
    type: 'global',
    priceKopecks: 19_900,
    name_ru: 'Три алмаза',
    name_en: 'Three diamonds',
    description_ru: 'Придут прямо в инвентарь.',
    description_en: 'They come right into the inventory.',
    actions: [{ ...GIVE, command: 'minecraft:give {player} minecraft:diamond 3' }],
  })
  const { key } = await made('/admin/servers/1/keys', { name: 'Agent', scopes: ['deliver', 'report'] })

  // A player and somebody to fight with; they have played for an hour before the agent is started.
  const game = await startGame()
  const name = `Ranger_${randomInt(1_000_000)}`
  const ranger = await joinGame(game.gamePort, name)
  const rival = await joinGame(game.gamePort, 'Rival')
  await game.run('kill Rival')
  await game.run(`kill ${name}`)
  await expect.poll(() => ranger.deaths()).toBe(1)
  await game.run(`tick sprint ${HOUR_OF_TICKS}`)
  // The agent reads what is saved, and reads again after five minutes.
  await expect.poll(() => game.savedTicks(), { timeout: 10_000 }).toBeGreaterThanOrEqual(HOUR_OF_TICKS)
  startShippedAgent({ product, key, rcon: game.rcon, statsFolder: game.statsFolder })

  const visitor = await visit({ width: 390 })
  const { page, goto } = visitor
  visitor.expectErrors(new RegExp(`^asked another site: ${new URL(yookassa.url).origin}/`))
  const account = inventAccount()
  const labels = authTexts.ru
  await goto('/register')
  await page.getByLabel(labels.username, { exact: true }).fill(account.username)
  await page.getByLabel(labels.email, { exact: true }).fill(account.email)
  await page.getByLabel(labels.password, { exact: true }).fill(account.password)
  await page.getByLabel(labels.confirmPassword, { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: registrationTexts.ru.createAccount }).click()
  await page.waitForURL('/login')
  await page.getByLabel(labels.usernameOrEmail).fill(account.username)
  await page.getByLabel(labels.password, { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: labels.logIn, exact: true }).click()
  await page.waitForURL('/profile')

  // The code comes in the chat of the game.
  await goto('/profile/names')
  const code = await proveName(page, 'ru', name, () => ranger.chat.join('\n'))
  expect(rival.chat.join('\n')).not.toContain(code)

  // Bought and paid; the item comes while the order's page is open.
  await goto('/shop/basket?add=diamonds')
  await expect.poll(() => page.getByLabel(checkoutTexts.ru.name).inputValue()).toBe(name)
  await page.getByRole('checkbox', { name: checkoutTexts.ru.consent }).check()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL(/\/checkout\//)
  expect(ranger.count('diamond')).toBe(0)
  await page.getByRole('button', { name: '199.00 ₽' }).click()
  await page.getByRole('link', { name: 'succeeded' }).click()
  await page.waitForURL(/\/shop\/orders\/[\w-]{36}$/)
  yookassa.notifyAt(`${product.url}/api/payments/yookassa/notifications`)
  await yookassa.deliver()
  await page.getByText(orderStatusTexts.ru.delivered).first().waitFor(PATIENCE)
  expect(ranger.count('diamond')).toBe(3)
  expect(yookassa.violations).toEqual([])

  // What happened before stands on the profile.
  await goto('/profile')
  const record = page.getByRole('region', { name: profileWords.ru.statistics })
  await record.getByText(/^1\sч\s\d+\sмин$/).waitFor(PATIENCE)
  const figure = (term: string) =>
    record.locator('div', { has: page.getByText(term, { exact: true }) }).last()
  await figure(profileTexts.ru.deaths).getByText('1', { exact: true }).waitFor()

  // An achievement that is met while the profile is open.
  await made('/admin/collections/achievements', {
    key: 'first-blood',
    title_ru: 'Первая кровь',
    title_en: 'First blood',
    condition: 'kills',
    threshold: 1,
  })
  await expect.poll(() => ranger.hit('Rival') && rival.deaths(), { ...PATIENCE, interval: 100 }).toBe(2)
  await page.locator('main').getByText('Первая кровь').waitFor(UNLOCKING)
  await figure(profileTexts.ru.kills).getByText('1', { exact: true }).waitFor(PATIENCE)
  expect(await findAxeViolations(page)).toEqual([])
  await expectToFitEveryScreen(page)

  // As everybody sees it.
  for (const by of ['playtime', 'kills'])
    await expect
      .poll(async () => {
        await goto(`/leaderboards?by=${by}`)
        return page.getByRole('main').textContent()
      }, PATIENCE)
      .toContain(account.username)
  await page.getByRole('link', { name: account.username }).click()
  await page.waitForURL(`/players/${account.username}`)
  await page.getByText('Первая кровь').waitFor()
  await record.getByText(/^1\sч\s\d+\sмин$/).waitFor(PATIENCE)
})
