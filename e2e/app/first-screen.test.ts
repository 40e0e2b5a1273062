/** What the home page is for stands on the first screen, whatever its size: a visitor need not scroll to find the way in. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { heroTexts } from '#web/app/home/hero.texts.ts'

const SCREENS = [
  [1366, 650],
  [1280, 585],
  [1536, 730],
  [1024, 700],
  [844, 390],
  [1440, 900],
  [390, 844],
] as const

const CASES = LANGUAGES.flatMap((language) => [false, true].map((hasBar) => ({ language, hasBar })))

test.for(CASES)(
  '$language, below an announcement: $hasBar: both buttons of the home page are on the first screen',
  async ({ language, hasBar }, { visit, administrator }) => {
    const text = hasBar ? 'Турнир в субботу, в восемь вечера. The tournament is on Saturday.' : ''
    const told = { text_ru: text, text_en: text, url: null, isClosable: true }
    await administrator.call('PUT', '/admin/announcement', told)
    const { page, goto } = await visit({ language })
    const texts = heroTexts[language]
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await goto('/')
      for (const name of [texts.servers, texts.register]) {
        const box = await page
          .getByRole('main')
          .getByRole('link', { name, exact: true })
          .first()
          .boundingBox()
        expect(box && box.y + box.height, `"${name}" at ${width} × ${height}`).toBeLessThanOrEqual(height)
      }
    }
  },
)
