/** Whatever an operator words anew, no page breaks by it: every word of the site is one word that finds no place to break. */
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { stayingVisitor, test } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen, wordOf } from '#e2e/harness/page-checks.ts'
import type { PageRenderer } from '#shared/contract/page-rendering.ts'
import { listDelivered, valuesIn } from '#shared/texts/words.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const LETTERS = 60
const pages = await builtPages()

test.beforeAll(async ({ administrator }) => {
  const { renderer } = (await import(pathToFileURL('dist/program/entry-server.js').href)) as {
    renderer: PageRenderer
  }
  for (const words of renderer.dictionaries)
    for (const { place, ru, en } of listDelivered(words)) {
      const values = [...new Set([...valuesIn(ru), ...valuesIn(en)])].map((value) => `{${value}}`)
      const text = [wordOf(LETTERS), ...values].join('')
      const change = { ...(ru !== null && { ru: text }), ...(en !== null && { en: text }) }
      const reply = await administrator.call('PUT', `/admin/words/${words.dictionary}.${place}`, change)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    }
})

const visitor = stayingVisitor({ language: 'ru' })

test.for(pages.public)('%s is as wide as the screen', async (path) => {
  const { page, goto } = visitor()
  await goto(path)
  await expect.poll(() => page.evaluate('document.body.innerText')).toMatch(/Ж{30}/)
  await expectToFitEveryScreen(page)
})
