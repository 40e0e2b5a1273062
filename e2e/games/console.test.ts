/** Staff connect the console of a game beside the site, in the panel: what is bought is run there, and no program was installed. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { openGame } from '#tests/rcon/open-game.ts'
import { consoleTexts } from '#web/features/games/consoles/staff/console.texts.ts'

const PATIENCE = { timeout: 40_000 }

test.for(LANGUAGES)(
  'a console is tried, connected and used from the panel alone (%s)',
  { timeout: 240_000 },
  async (language, { visit, administrator }) => {
    const texts = consoleTexts[language]
    const game = await openGame()
    game.join('Ranger')
    const server = await administrator.call('POST', '/admin/servers', {
      name_server: `Beside ${language}`,
      ip: 'beside.example',
    })
    expect(server.status).toBe(201)
    const visitor = await visit({ language, width: language === 'ru' ? 390 : 1440 })
    await signInOnce(visitor, ADMINISTRATOR)
    const { page, goto } = visitor
    await goto(`/admin/servers/${(server.body as { id: number }).id}`)
    const section = page.getByRole('region', { name: texts.title })
    await section.getByLabel(texts.port).fill(String(game.port))
    await section.getByLabel(texts.password).fill('wrong')
    await section.getByRole('button', { name: texts.test }).click()
    await section.getByText(texts.troubles.password).waitFor()
    await section.getByLabel(texts.password).fill(game.password)
    await section.getByLabel(texts.password).press('Tab')
    await section.getByRole('button', { name: texts.test }).click()
    await section.getByText(`${texts.works} 1 / 20`).waitFor()
    // Before a message lies over the form, and where the head of the panel covers half of no field.
    await page.evaluate('scrollTo(0, 0)')
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)
    await section.getByRole('checkbox', { name: texts.isOn }).check()
    await section.getByRole('button', { name: texts.save }).click()
    await section.getByText(texts.on, { exact: true }).waitFor()
    expect(await section.getByLabel(texts.password).inputValue()).toBe('')
    await page.getByText('frontland-site').waitFor(PATIENCE)
  },
)
