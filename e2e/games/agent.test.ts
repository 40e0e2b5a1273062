/** The agent that is shipped, beside a game: a player proves a name by the chat, gets what was bought, and finds their deeds on the site. */
import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { proveName } from '#e2e/harness/prove-name.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { payByTest } from '#tests/product/test-payment.ts'
import { openGame } from '#tests/rcon/open-game.ts'
import { startShippedAgent } from '#tests/rcon/start-shipped-agent.ts'
import { testFolder } from '#tests/rcon/test-folder.ts'
import { profileWords } from '#web/features/accounts/profile/profile.texts.ts'
import { checkoutTexts } from '#web/features/shop/checkout/checkout.texts.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true' })
/** Of the player of every `openGame`. */
const UUID = '8667ba71-b85a-4004-af54-457a9734eed7'
const PATIENCE = { timeout: 40_000 }

function fillWorld(name: string): string {
  const world = testFolder()
  const folder = join(world, 'world', 'stats')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(world, 'usercache.json'), JSON.stringify([{ name, uuid: UUID }]))
  const custom = {
    'minecraft:play_time': 20 * 3_600 * 26,
    'minecraft:player_kills': 41,
    'minecraft:deaths': 4,
  }
  writeFileSync(join(folder, `${UUID}.json`), JSON.stringify({ stats: { 'minecraft:custom': custom } }))
  return folder
}

test.for(LANGUAGES)(
  'a name proved in the chat, a purchase in the game and deeds on the site, by the agent alone (%s)',
  { timeout: 240_000 },
  async (language, { visit, product, administrator }) => {
    const said = orderStatusTexts[language]
    const name = `Ranger_${randomInt(1_000_000)}`
    const key = await administrator.call('POST', '/admin/servers/1/keys', {
      name: 'Agent',
      scopes: ['deliver', 'report'],
    })
    expect(key.status).toBe(201)
    const game = await openGame()
    game.join(name)
    startShippedAgent({
      product,
      key: (key.body as { key: string }).key,
      rcon: game,
      statsFolder: fillWorld(name),
    })

    const visitor = await visit({ language, width: language === 'ru' ? 390 : 1440 })
    const account = await register(product, language)
    await signIn(visitor, account)
    const { page, goto } = visitor
    await goto('/profile/names')
    const told = () => game.commands().findLast((command) => command.startsWith(`tellraw ${name} `)) ?? ''
    await proveName(page, language, name, told)

    await goto('/shop/basket?add=elite')
    const recipient = page.getByLabel(checkoutTexts[language].name)
    await expect.poll(() => recipient.inputValue()).toBe(name)
    await page.getByRole('checkbox', { name: checkoutTexts[language].consent }).check()
    await payByTest(page, language, PATIENCE)
    await page.getByText(said.delivered).first().waitFor(PATIENCE)
    expect(game.commands().filter((command) => command.includes(name)).length).toBeGreaterThan(1)

    await goto('/profile')
    await page.getByText('41', { exact: true }).waitFor()
    await expect
      .poll(async () => {
        await goto('/leaderboards?by=kills')
        return page.getByRole('main').textContent()
      }, PATIENCE)
      .toContain(account.username)

    // As everybody sees it, whatever spelling leads there.
    await page.getByRole('link', { name: account.username }).click()
    await page.waitForURL(`**/players/${account.username}`)
    await page
      .getByRole('region', { name: profileWords[language].statistics })
      .getByText('41', { exact: true })
      .waitFor()
    await goto(`/players/${account.username.toUpperCase()}`)
    expect(new URL(page.url()).pathname).toBe(`/players/${account.username}`)
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain(account.email)
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)
    await goto('/players')
    await page.getByRole('searchbox').fill(name.slice(0, 8))
    await page.getByRole('link', { name: account.username }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: account.username }).waitFor()
  },
)
