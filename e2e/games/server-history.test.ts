/** What is known of a game server's last days takes the room that was kept for it: nothing below moves when it comes. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { serverHistoryWords } from '#web/features/games/game-status/server-history.texts.ts'

describe.for(LANGUAGES)('%s:', (language) => {
  test.for([320, 390, 768, 1440])('it takes its room at %i pixels', async (width, { visit }) => {
    const { page, goto } = await visit({ language, width })
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/servers/*/history', async (route) => {
      await asked
      await route.continue()
    })
    await goto('/servers')
    const title = page.getByRole('heading', { name: serverHistoryWords[language].title }).first()
    const history = title.locator('..')
    const measure = async () => (await history.boundingBox())?.height
    await history.scrollIntoViewIfNeeded()
    await history.getByRole('status').waitFor()
    const kept = await measure()
    expect(kept).toBeGreaterThan(0)
    answer()
    await history.locator('dl').waitFor()
    expect(await measure()).toBe(kept)
  })
})
