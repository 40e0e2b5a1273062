import { describe, expect, it, vi } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { answered, connectFakeApi, refused } from '#web/testing/fake-api.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => error as ApiError,
  )

describe('call', () => {
  it('puts parameters into the path and the query, encoded', async () => {
    const api = connectFakeApi()
    api.on(feedbackEndpoints.remove, () => answered(204))
    api.reply(feedbackEndpoints.list, [])
    await call(feedbackEndpoints.remove, { params: { id: '7/../8?x' } })
    await call(feedbackEndpoints.list, { query: { before: '1&2' } })
    expect(api.calls(feedbackEndpoints.remove)[0]?.path).toBe('/api/admin/feedback/7%2F..%2F8%3Fx')
    expect(api.calls(feedbackEndpoints.list)[0]?.query.get('before')).toBe('1&2')
  })

  it('asks in the language of the interface, and names the type of a body only when there is one', async () => {
    const api = connectFakeApi()
    document.documentElement.lang = 'en'
    api.on(sessionEndpoints.logout, () => answered(204))
    api.on(authEndpoints.verifyAccount, () => answered(204))
    expect(await call(sessionEndpoints.logout, {})).toBeUndefined()
    await call(authEndpoints.verifyAccount, { body: { token: 'x' } })
    const [logout] = api.calls(sessionEndpoints.logout)
    expect(logout?.headers['accept-language']).toBe('en')
    expect(logout?.headers['content-type']).toBeUndefined()
    expect(api.calls(authEndpoints.verifyAccount)[0]?.headers['content-type']).toBe('application/json')
    document.documentElement.lang = 'ru'
  })

  it("throws the server's code, sentence and fields", async () => {
    const api = connectFakeApi()
    api.on(feedbackEndpoints.list, () => refused('validation_failed', 'Плохо', { before: 'Где?' }))
    const error = await failureOf(call(feedbackEndpoints.list, { query: {} }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'validation_failed',
      message: 'Плохо',
      status: 400,
      fields: { before: 'Где?' },
    })
  })

  it('throws `network` when there was no answer', async () => {
    const api = connectFakeApi()
    api.fail(gameServerEndpoints.list)
    const error = await failureOf(call(gameServerEndpoints.list, {}))
    expect(error).toMatchObject({
      code: 'network',
      status: null,
      message: 'Ошибка сети. Проверьте подключение к интернету.',
    })
  })

  it('throws `internal` for a refusal that is not ours, such as a proxy page', async () => {
    const api = connectFakeApi()
    api.on(gameServerEndpoints.list, () => ({
      ...answered(502),
      json: () => Promise.reject(new SyntaxError('<')),
    }))
    expect(await failureOf(call(gameServerEndpoints.list, {}))).toMatchObject({
      code: 'internal',
      status: 502,
      message: '',
    })
  })

  it('says itself what a proxy means that takes less than the server', async () => {
    const api = connectFakeApi()
    api.on(gameServerEndpoints.list, () => answered(413, '<html>'))
    expect(await failureOf(call(gameServerEndpoints.list, {}))).toMatchObject({
      code: 'body_too_large',
      message: 'Запрос слишком большой.',
    })
  })

  it.each(['ru', 'en'] as const)(
    'names the request that failed by the server’s fault: %s',
    async (language) => {
      const api = connectFakeApi()
      document.documentElement.lang = language
      const headers = { get: (name: string) => (name === 'x-request-id' ? 'a1b2-c3' : null) }
      api.on(gameServerEndpoints.list, () => ({ ...refused('internal', 'Беда.'), headers }))
      api.on(sessionEndpoints.logout, () => ({ ...refused('not_allowed', 'Нельзя.'), headers }))
      expect((await failureOf(call(gameServerEndpoints.list, {}))).message).toBe(
        { ru: 'Беда. Номер запроса: a1b2-c3', en: 'Беда. Request id: a1b2-c3' }[language],
      )
      expect((await failureOf(call(sessionEndpoints.logout, {}))).message).toBe('Нельзя.')
      document.documentElement.lang = 'ru'
    },
  )

  it('throws `internal` for a reply that breaks the contract', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = connectFakeApi()
    api.on(gameServerEndpoints.list, () => answered(200, { not: 'a list' }))
    expect(await failureOf(call(gameServerEndpoints.list, {}))).toMatchObject({ code: 'internal' })
    expect(log).toHaveBeenCalled()
    log.mockRestore()
  })
})
