import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openSite } from '#tests/harness/site.ts'

describe('a page about one thing', () => {
  test('is rendered once for all who ask, and dropped with its topic', async () => {
    const { get, renderings, administrator } = await openSite()
    const replies = await Promise.all(Array.from({ length: 5 }, () => get('/news/1-item')))
    for (const reply of replies) expect(await reply.text()).toContain('<h1>Сайт FrontLand открыт</h1>')
    await get('/news/1-item')
    expect(renderings).toEqual(['ru /news/1-item'])
    const change = { title_ru: 'Иначе', version: 1 }
    expect((await (await administrator()).call('PUT', '/news/1', { body: change })).statusCode).toBe(200)
    expect(await (await get('/news/1-item')).text()).toContain('<h1>Иначе</h1>')
  })

  test('stands at one address: every other spelling leads there, and is never kept', async () => {
    const { get, renderings } = await openSite()
    const ways = ['/news/1', '/news/1-old-title', '/news/1?lang=en', '/news/1-x?a=b']
    for (const kept of [false, true]) {
      if (kept) await get('/news/1-item')
      for (const path of ways) {
        const reply = await get(path)
        expect([reply.status, reply.headers.get('cache-control')]).toEqual([308, 'no-store'])
        expect(reply.headers.get('location')).toBe(path.replace(/1[^?]*/, '1-item'))
        expect(reply.headers.get('x-frame-options')).toBe('DENY')
      }
    }
    // Once it is kept, its other spellings cost no rendering; in English it was not.
    expect(renderings.slice(4)).toEqual(['ru /news/1-item', 'en /news/1'])
  })

  test('is answered to who asks for it while another is led to it', async () => {
    const { port } = await openSite()
    const socket = connect(port, '127.0.0.1')
    // On one connection both arrive in one moment.
    for (const path of ['/news/1-old-title', '/news/1-item'])
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    let answers = ''
    socket.on('data', (chunk) => {
      answers += chunk
    })
    await expect.poll(() => answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 308', 'HTTP/1.1 200'])
    socket.destroy()
  })

  test('that does not exist is the kept not-found page, whatever it is called', async () => {
    const { get, renderings } = await openSite()
    const notFound = await (await get('/nowhere')).text()
    for (const path of ['/news/999', '/news/998-x', '/news/no-number', '/news/%E0%A4']) {
      const reply = await get(path)
      expect([path, reply.status]).toEqual([path, 404])
      if (!path.includes('%E0')) expect(await reply.text()).toBe(notFound)
    }
    expect(renderings).toEqual(['ru *', 'ru /news/999', 'ru /news/998-x'])
  })

  test('is 503 while the thing cannot be asked for, and nothing of it is kept', async () => {
    const { get, database } = await openSite()
    await database.query.schema.alterTable('news').renameTo('news_away').execute()
    const reply = await get('/news/1-item')
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([503, 'no-store'])
    await database.query.schema.alterTable('news_away').renameTo('news').execute()
    expect((await get('/news/1-item')).status).toBe(200)
  })

  test('a written address wins over a parameter', async () => {
    const { get, renderings } = await openSite()
    expect((await get('/news/all')).status).toBe(200)
    expect(renderings).toEqual(['ru /news/all'])
  })

  test('of the query only what the page declares counts', async () => {
    const { get, renderings } = await openSite()
    for (const query of ['', '?a=1', '?page=', '?page=x', '?page=2', '?utm=x&page=2', '?page=2&page=3'])
      expect((await get(`/news/1-item${query}`)).status).toBe(200)
    expect(renderings).toEqual(['ru /news/1-item', 'ru /news/1-item?page=2'])
    expect((await get('/news/1?utm=x&page=2')).headers.get('location')).toBe('/news/1-item?utm=x&page=2')
  })
})

describe('the panel', () => {
  test('has one page for all that its address may name', async () => {
    const { get, renderings } = await openSite()
    for (const path of ['/admin/users/7', '/admin/users/8', '/admin/users/999999'])
      expect((await get(path)).status).toBe(200)
    expect(renderings).toEqual(['ru /admin/users/7'])
    for (const path of ['/admin/users/view', '/admin/users/0', '/admin/users/07', '/admin/users/7x'])
      expect((await get(path)).status).toBe(path.endsWith('view') ? 308 : 404)
    expect((await get('/admin/users/7/?x=1')).headers.get('location')).toBe('/admin/users/7?x=1')
  })

  test.for([
    ['/admin/users/view?id=7', '/admin/users/7'],
    ['/admin/users/view?lang=en&id=7', '/admin/users/7?lang=en'],
    ['/admin/users/view/?id=7', '/admin/users/7'],
    ['/admin/users/view', '/admin/users'],
    ['/admin/news/edit?id=7', '/admin/news/7'],
    ['/admin/news/edit', '/admin/news/new'],
    ['/admin/news/edit?id=x', '/admin/news/new'],
    ['/admin/servers/edit?id=3', '/admin/servers/3'],
    ['/admin/servers/edit', '/admin/servers/new'],
    ['/admin/launcher/edit?id=3', '/admin/launcher/3'],
    ['/admin/launcher/edit', '/admin/launcher/new'],
    ['/admin/launcher/edit/', '/admin/launcher/new'],
    ['/admin/roles?edit=5', '/admin/roles/5'],
    ['/admin/roles?edit=new', '/admin/roles/new'],
  ] as const)('leads on from its address of old: %s', async ([from, to]) => {
    const { get } = await openSite()
    const reply = await get(from)
    expect([reply.status, reply.headers.get('location')]).toEqual([308, to])
  })
})
