/** What staff tell above every page, as visitors meet it. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { announcementBarTexts } from '#web/features/platform/announcement/announcement-bar.texts.ts'

const texts = announcementBarTexts.en
/** Whether the bar was ever on the screen of the document that is open. */
const WATCH = `(() => {
  window.wasSeen = false
  const look = () => {
    const bar = document.querySelector('[data-announcement]')
    if (bar?.checkVisibility()) window.wasSeen = true
    requestAnimationFrame(look)
  }
  look()
})()`

test('a closed announcement never shows again, not for a moment; a new one does; it fits the narrowest phone', async ({
  visit,
  administrator,
}) => {
  const tell = (text_ru: string) =>
    administrator.call('PUT', '/admin/announcement', { text_ru, text_en: '', url: '/news', isClosable: true })
  await tell('А'.repeat(280))
  const visitor = await visit({ language: 'en', width: 320 })
  const { page } = visitor
  await page.addInitScript(WATCH)
  await visitor.goto('/')
  const bar = page.getByRole('region', { name: texts.label })
  const box = await bar.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 320 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  expect(await bar.getByRole('link').getAttribute('lang')).toBe('ru')
  await bar.getByRole('button', { name: texts.close }).press('Enter')
  await bar.waitFor({ state: 'detached' })
  expect(await page.evaluate(`document.activeElement.closest('header') !== null`)).toBe(true)

  await visitor.goto('/servers')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await bar.count()).toBe(0)
  expect(await page.evaluate('window.wasSeen')).toBe(false)

  await tell('Вайп в пятницу')
  await visitor.goto('/servers')
  await bar.getByRole('link', { name: 'Вайп в пятницу' }).waitFor()
  await tell('')
})
