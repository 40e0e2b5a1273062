/** A document brings the styles of what it shows: with those of all pages, which come later, nothing in it looks different. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { layOutWhole } from '#tests/product/lay-out-whole.ts'

const WIDTHS = [390, 1440]
const NOWHERE = '/nowhere'

const PROPERTIES = [
  'appearance',
  'background-color',
  'background-image',
  'border-bottom',
  'border-left',
  'border-radius',
  'border-right',
  'border-top',
  'box-shadow',
  'clip-path',
  'color',
  'cursor',
  'display',
  'filter',
  'font',
  'letter-spacing',
  'mask',
  'object-fit',
  'object-position',
  'opacity',
  'outline',
  'overflow',
  'pointer-events',
  'position',
  'text-decoration',
  'text-transform',
  'visibility',
  'white-space',
  'z-index',
]

/** What is seen of every element, and of what stands before and after it. */
const LOOK = `[...document.body.querySelectorAll('*')].flatMap((element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return ['', '::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part || null)
    if (part && style.content === 'none') return ''
    const name = element.tagName + part + ' ' + element.getAttribute('class')
    const values = ${JSON.stringify(PROPERTIES)}.map((name) => style.getPropertyValue(name))
    return [name, x, y, width, height, ...values].join('; ')
  })
})`

const addAllStyles = (href: string) => `{
  const link = document.createElement('link')
  Object.assign(link, { id: 'all', rel: 'stylesheet', href: '${href}' })
  document.head.append(link)
}`

const WAITING_SHEET = `document.querySelector('template#scripts').content.querySelector('[as="style"]').getAttribute('href')`

/** Once fonts are there and what moves has come to rest. */
async function settledLook(page: Page): Promise<string[]> {
  let look: string[] = []
  await expect
    .poll(async () => {
      const before = look
      // A font that comes between a look and the question whether it is there would be missing in that look.
      const hasFonts = await page.evaluate(`document.fonts.status === 'loaded'`)
      look = await page.evaluate<string[]>(LOOK)
      const isSame = look.length === before.length && look.every((line, index) => line === before[index])
      return hasFonts && isSame && (await page.evaluate(`document.fonts.status === 'loaded'`))
    })
    .toBe(true)
  return look
}

test.for(WIDTHS)('at %i pixels', async (width, { visit }) => {
  const { page, goto, expectErrors } = await visit({ javaScript: false, width })
  // What turns or fades looks different at each moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expectErrors(`404 GET ${NOWHERE}`)
  for (const path of [...(await builtPages()).public, NOWHERE]) {
    await goto(path)
    await layOutWhole(page)
    const before = await settledLook(page)
    await page.evaluate(addAllStyles(await page.evaluate<string>(WAITING_SHEET)))
    // No script tells when it is there.
    await expect.poll(() => page.evaluate(`document.querySelector('#all').sheet !== null`)).toBe(true)
    const after = await settledLook(page)
    expect(
      after.filter((line, index) => line !== before[index]),
      path,
    ).toEqual([])
  }
})
