/** What helps developers is no part of the product. */
import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { uiTexts } from '#web/app/dev/ui.texts.ts'

test('the page of the design system is not there, and no byte of it is in the build', async ({ visit }) => {
  const visitor = await visit()
  visitor.expectErrors('404 GET /dev/ui')
  expect((await visitor.goto('/dev/ui')).status()).toBe(404)
  expect(Object.values(await builtPages()).flat()).not.toContain('/dev/ui')

  const built = globSync('dist/{web,server}/**/*.{js,css,html,json}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(built.length).toBeGreaterThan(10)
  const sayings = LANGUAGES.flatMap((language) => {
    const { reportSample, panel, dialogText } = uiTexts[language]
    return [reportSample, panel, dialogText]
  })
  const traces = ['/dev/ui', 'app/dev', ...sayings]
  expect(traces.filter((trace) => built.some((text) => text.includes(trace)))).toEqual([])
})
