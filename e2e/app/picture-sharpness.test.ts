/** No picture is softer than the screen it is seen on, and none much heavier: on phones, tablets, desks and large desks, of either density. */
import { describe, expect } from 'vitest'
import { test as journey } from '#e2e/harness/journey.ts'
import { closeInTime } from '#tests/browser/close-in-time.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { isSoft, isTooHeavy, shownPictures } from '#tests/product/picture-sharpness.ts'

const pages = await builtPages()
const paths = [...pages.public, ...pages.missingFile, '/nowhere']
const WIDTHS = [390, 768, 1440, 1920]
const FEW = 10
const DENSITIES = [1, 2]
/** On a phone the poster is the whole first screen, mostly dark: a file twice as heavy would come half a second later. */
const LIGHT_ON_PURPOSE = /^\/: \/images\/hero-(640|800|narrow-560)\./

const test = journey.extend('pagesWithPictures', { scope: 'file' }, async ({ product }) => {
  const documents = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(product.url + path)).text() })),
  )
  return documents.filter(({ html }) => html.includes('<picture')).map(({ path }) => path)
})

describe.for(WIDTHS)('at %i pixels', (width) => {
  test.for(DENSITIES)('of density %i', async (deviceScaleFactor, { product, browser, pagesWithPictures }) => {
    // Without scripts no picture waits to be scrolled to.
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width, height: 900 },
      deviceScaleFactor,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    // A browser that has a larger file already shows that one: each page fetches what it asks for.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    const soft: string[] = []
    const heavy: string[] = []
    let seen = 0
    for (const path of pagesWithPictures) {
      await page.goto(path)
      for (const picture of await shownPictures(page)) {
        const told = `${path}: ${picture.file} fills ${picture.needed}`
        if (isSoft(picture)) soft.push(told)
        if (isTooHeavy(picture)) heavy.push(told)
        seen += 1
      }
    }
    await closeInTime(context)
    const isAllowed = (told: string) => width < 768 && LIGHT_ON_PURPOSE.test(told)
    expect({ soft: soft.filter((told) => !isAllowed(told)), heavy }).toEqual({ soft: [], heavy: [] })
    expect(seen).toBeGreaterThan(FEW)
  })
})
