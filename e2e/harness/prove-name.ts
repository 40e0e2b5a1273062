import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { gameNamesTexts } from '#web/features/games/game-names/game-names.texts.ts'

const CODE = /\b[2-9A-HJ-NP-Z]{8}\b/
const PATIENCE = { timeout: 60_000 }

/** Proves a name in Minecraft at `/profile/names` by the code that comes in the chat of its player; gives that code. */
export async function proveName(page: Page, language: Language, name: string, readChat: () => string) {
  const texts = gameNamesTexts[language]
  const minecraft = page.getByRole('region', { name: 'Minecraft' })
  await minecraft.getByLabel(texts.name).fill(name)
  await minecraft.getByRole('button', { name: texts.send }).click()
  await minecraft.getByText(texts.sentTo(name)).waitFor()
  await expect.poll(readChat, PATIENCE).toMatch(CODE)
  expect(await findAxeViolations(page)).toEqual([])
  const [code = ''] = CODE.exec(readChat()) ?? []
  await page.keyboard.type(code.toLowerCase())
  await page.keyboard.press('Enter')
  await minecraft.getByText(name, { exact: true }).waitFor()
  return code
}
