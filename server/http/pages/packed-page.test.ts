import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppOptions } from '#server/app.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'

/** As long as a full page, and about as hard to pack. */
const BODY = Array.from({ length: 3_000 }, (_, index) => {
  const name = createHash('sha256').update(String(index)).digest('hex')
  return `<li class="row"><a href="/news/${index}">${name.slice(0, 9)}</a> ${name.slice(9, 14)}</li>`
}).join('')

const pages: NonNullable<AppOptions['pages']> = {
  template: async () => '<!doctype html><html lang="ru"><body><!--page-body--></body></html>',
  staticFolder: null,
  renderer: {
    pages: [smallPage('/'), smallPage('/list', { query: { page: /^\d+$/ } }), smallPage('*')],
    dictionaries: [],
    identityOf: ({ address }) => address,
    render: async ({ address }) => ({
      outcome: 'page',
      page: { status: 200, head: '', body: `<h1>${address}</h1>${BODY}`, data: '{}', topics: [] },
    }),
  },
}

test('a page of which there is no end is packed at a fraction of the cost of one that is kept', async () => {
  const { get } = await openSite({ pages })
  async function costOf(path: string) {
    const before = process.cpuUsage()
    const reply = await get(path, { 'accept-encoding': 'br' })
    expect(await reply.text()).toContain(`<h1>${path}</h1>`)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const once = await costOf('/')
  const costs: number[] = []
  for (let page = 1; page <= 3; page++) costs.push(await costOf(`/list?page=${page}`))
  // The least of them: the processor also clears up, and does what other tests have left.
  expect(Math.min(...costs)).toBeLessThan(once / 3)
})
