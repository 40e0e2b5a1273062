import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

const json = { 'content-type': 'application/json' }

test('a body that is no JSON is 400, in the language of the caller', async () => {
  const { app } = await createTestApp()
  for (const payload of ['{', '{"username":', '{username:1}', 'null null', '\u0000', '{"__proto__":{}}']) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: { ...json, 'accept-language': 'ru' },
    })
    expect([payload, reply.statusCode]).toEqual([payload, 400])
    expect(reply.json()).toEqual({
      code: 'malformed_body',
      message: 'Запрос не удалось разобрать: ожидается правильный JSON.',
    })
  }
})

test('a body of another shape is 400 and says what is expected where', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/login', {
    body: { username: 7, password: null, remember: 'yes' },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    code: 'validation_failed',
    message: 'Check the data you entered.',
    fields: {
      username: 'Expected a string, received a number',
      password: 'Expected a string, received null',
      remember: 'Expected true or false, received a string',
    },
  })
  const missing = await anonymous.call('POST', '/login', { body: {}, headers: { 'accept-language': 'ru' } })
  expect(missing.json<ApiErrorBody>().fields).toEqual({
    username: 'Введите имя пользователя',
    password: 'Введите пароль',
  })
})

test('what is missing and has no sentence of its own is required; where one input is wrong, the message says what', async () => {
  const admin = await (await createTestApp()).administrator()
  const role = await admin.call('POST', '/admin/roles', { body: { permissions: [] } })
  expect(role.json()).toEqual({
    code: 'validation_failed',
    message: 'Required',
    fields: { name: 'Required' },
  })
  const review = await admin.call('POST', '/feedback', { body: { message: ' ' } })
  expect(review.json<ApiErrorBody>().message).toBe('Please enter a message')
})

test('a body that is no object at all is 400, and is called the body', async () => {
  const { app, anonymous } = await createTestApp()
  for (const payload of ['null', '[]', '"text"', '7', 'true']) {
    const reply = await app.inject({ method: 'POST', url: '/api/login', payload, headers: json })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json<ApiErrorBody>().fields ?? {})).toEqual(['body'])
  }
  expect((await anonymous.call('POST', '/login')).statusCode).toBe(400)
})

test('a body of more than 256 KiB is 413', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/login', { body: { username: 'x'.repeat(257 * 1024) } })
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toEqual({ code: 'body_too_large', message: 'The request is too large.' })
})

test('whoever sends far too much reads that it was too much, announced or not, and is heard again', async () => {
  const { app } = await createTestApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const much = Buffer.alloc(16 * 1024 * 1024, ' ')
  for (const framing of [`content-length: ${much.length}`, 'transfer-encoding: chunked']) {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk
    })
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
    )
    if (framing.startsWith('content')) socket.write(much)
    else
      socket.write(
        Buffer.concat([Buffer.from(`${much.length.toString(16)}\r\n`), much, Buffer.from('\r\n0\r\n\r\n')]),
      )
    await once(socket, 'drain')
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    expect(heard).toContain('body_too_large')
  }
})

test('a body of another type than JSON is 415', async () => {
  const { app } = await createTestApp()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])
    for (const url of ['/api/login', '/api/logout']) {
      const headers = { 'content-type': type }
      const reply = await app.inject({ method: 'POST', url, payload: 'username=admin', headers })
      expect([type, url, reply.statusCode]).toEqual([type, url, 415])
      expect(errorCode(reply)).toBe('unsupported_media_type')
    }
})

test('JSON in its other spellings is read', async () => {
  const { app } = await createTestApp()
  for (const type of ['application/json; charset=utf-8', 'application/JSON']) {
    const payload = '{"username":"nobody","password":"long enough"}'
    const headers = { 'content-type': type }
    expect((await app.inject({ method: 'POST', url: '/api/login', payload, headers })).statusCode).toBe(401)
  }
})

test('an empty JSON body is no body: 204 where none is needed', async () => {
  const { app } = await createTestApp()
  const reply = await app.inject({ method: 'POST', url: '/api/logout', payload: '', headers: json })
  expect(reply.statusCode).toBe(204)
})

test('an unknown path below /api is 404 in JSON', async () => {
  const { app, anonymous } = await createTestApp()
  for (const path of ['/unknown', '/news/1/2', '/admin', '/', '/profile/', '/NEWS', '/news;x=1']) {
    const reply = await anonymous.call('GET', path, { headers: { 'accept-language': 'ru' } })
    expect([path, reply.statusCode]).toEqual([path, 404])
    expect(reply.json()).toEqual({ code: 'not_found', message: 'Не найдено.' })
  }
  expect((await app.inject('/api')).json()).toMatchObject({ code: 'not_found' })
  expect((await anonymous.call('PUT', '/login', { body: {} })).statusCode).toBe(404)
})

test('an id that cannot be one is 404, as is one that nothing has', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const ids = [
    '0',
    '-1',
    '01',
    '1.0',
    '1e1',
    'x',
    '%00',
    '%20',
    '１',
    '9007199254740993',
    '9'.repeat(400),
    '999999',
  ]
  for (const id of ids)
    for (const path of [`/news/${id}`, `/admin/users/${id}`, `/admin/roles/${id}`, `/admin/feedback/${id}`]) {
      const reply = await admin.call('DELETE', path)
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
})

test('an address that cannot be decoded is 404, with the headers of every other reply', async () => {
  const { app } = await createTestApp()
  const reply = await app.inject('/api/news/%E0%A4%A')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({ code: 'not_found', message: 'Not found.' })
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
    'content-security-policy': expect.any(String),
  })
})

test('a query of another shape is 400 and says where', async () => {
  const { anonymous, administrator } = await createTestApp()
  const latest = await anonymous.call('GET', '/news/latest?lang=fr')
  expect(latest.json<ApiErrorBody>().fields).toEqual({ lang: 'Expected one of: ru, en' })
  const admin = await administrator()
  const users = await admin.call('GET', '/admin/users?sort=id&page=0&search=a&search=b')
  expect(users.statusCode).toBe(400)
  expect(Object.keys(users.json<ApiErrorBody>().fields ?? {}).sort()).toEqual(['page', 'search', 'sort'])
})

test('characters that cannot be stored are told by their field', async () => {
  const { player, anonymous } = await createTestApp()
  const ranger = await player('Ranger')
  for (const message of ['a\0b', 'half a pair: \ud83c', '\udf96\ud83c']) {
    const reply = await ranger.call('POST', '/feedback', { body: { message } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json<ApiErrorBody>().fields).toEqual({
      message: 'The text contains characters that are not allowed',
    })
  }
  const reply = await ranger.call('POST', '/feedback', { body: { message: 'a whole pair: 🎖' } })
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([reply.json()])
})
