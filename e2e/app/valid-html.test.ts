/** What the server sends is HTML by the book, of every page that anybody may open, in both languages. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { findHtmlErrors } from '#tests/html/find-html-errors.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const { public: open, missingFile } = await builtPages()
const addresses = LANGUAGES.flatMap((language) =>
  [...open, ...missingFile, '/nowhere'].map((path) => `${path}?lang=${language}`),
)
/** Shows that the checker is at work. */
const WRONG = '<!doctype html><html lang="en"><title>Wrong</title><link href="/style.css">'

test('the checker of the W3C finds no error in any page', async ({ product }) => {
  const documents = new Map([['wrong', WRONG]])
  for (const address of addresses)
    documents.set(address, await (await fetch(`${product.url}${address}`)).text())
  const errors = await findHtmlErrors(documents)
  expect(errors.get('wrong')).toEqual([expect.stringContaining('Element “link” is missing')])
  errors.delete('wrong')
  expect(Object.fromEntries([...errors].filter(([, found]) => found.length > 0))).toEqual({})
  expect(errors.size).toBe(addresses.length)
})
