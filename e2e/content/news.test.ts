/** What staff publish through the API stands on the site with the next look at it. */
import { describe, expect } from 'vitest'
import type { ApiCaller } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'

const draft = {
  title_ru: 'Сводка: мост взят',
  title_en: 'Dispatch: the bridge is ours',
  description_ru: 'Сапёры закончили работу к рассвету.',
  description_en: 'The sappers were done by dawn.',
}

async function publish(administrator: ApiCaller, changes: Partial<typeof draft> = {}): Promise<NewsItem> {
  const { status, body } = await administrator.call('POST', '/news', { ...draft, ...changes })
  expect(status).toBe(201)
  return body as NewsItem
}

describe.for(LANGUAGES)('%s:', (language) => {
  const path = (page: string) => `${page}?lang=${language}`

  test('a published item appears on the home page and in the list, changes, and goes', async ({
    product,
    administrator,
    visit,
  }) => {
    const shown = (page: string) => fetch(`${product.url}${path(page)}`).then((reply) => reply.text())
    // Both pages are in the cache before anything is published.
    await Promise.all([shown('/'), shown('/news')])

    const title = `${draft[`title_${language}`]} ${Date.now()}`
    const item = await publish(administrator, { [`title_${language}`]: title })
    expect(await shown('/')).toContain(title)
    expect(await shown('/news')).toContain(title)

    const visitor = await visit()
    await visitor.goto(path('/'))
    const main = visitor.page.getByRole('main')
    await main.getByRole('heading', { name: title }).waitFor()
    await visitor.goto(path('/news'))
    await main.getByRole('listitem').first().getByRole('heading', { name: title }).waitFor()
    await main.getByText(draft[`description_${language}`]).first().waitFor()

    const corrected = `${title}!`
    const change = { [`title_${language}`]: corrected, version: item.version }
    expect(await administrator.call('PUT', `/news/${item.id}`, change)).toMatchObject({ status: 200 })
    expect(await shown('/')).toContain(corrected)
    expect(await shown('/news')).toContain(corrected)
    expect(await administrator.call('PUT', `/news/${item.id}`, change)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })

    expect(await administrator.call('DELETE', `/news/${item.id}`)).toMatchObject({ status: 204 })
    expect(await shown('/news')).not.toContain(corrected)
    expect(await shown('/')).not.toContain(corrected)
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('what a story contains is text, never markup of its author', async ({ administrator, visit }) => {
    const trap = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
    const item = await publish(administrator, {
      [`title_${language}`]: trap,
      [`description_${language}`]: `${trap} </script><!--`,
    })
    const { page, goto } = await visit()
    await goto(path('/news'))
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: trap }).waitFor()
    expect(await main.locator('script, img[src=x]').count()).toBe(0)
    expect(await page.title()).not.toBe('1')
    await administrator.call('DELETE', `/news/${item.id}`)
  })
})
