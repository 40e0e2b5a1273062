/** What happens on the site and is told under the bell of whom it concerns. */
import { expect, test } from 'vitest'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'
import { after, announce, change, register } from '#tests/harness/tournament-steps.ts'

const HOUR_MS = 3_600_000

async function bell(client: TestClient, language = 'ru') {
  const reply = await client.call('GET', '/notices', { headers: { 'accept-language': language } })
  return reply.json<Notices>().data.map(({ text, url }) => [text, url])
}

async function review(author: TestClient): Promise<string> {
  const { id } = (await author.call('POST', '/feedback', { body: { message: 'Hm' } })).json<{ id: number }>()
  return `/admin/feedback/${id}`
}

test('the author of a review is told of the first reply, once, of what is hidden, and nobody of their own', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const owl = await site.player('Owl', ['view_feedback', 'manage_feedback'])
  const path = await review(ranger)
  await owl.call('PUT', path, { body: { reply: 'Thanks' } })
  await owl.call('PUT', path, { body: { reply: 'Thanks!' } })
  expect(await bell(ranger)).toEqual([['Команда ответила на ваш отзыв.', '/feedback']])
  expect(await bell(ranger, 'en')).toEqual([['The team has replied to your review.', '/feedback']])
  await owl.call('PUT', path, { body: { isHidden: true } })
  expect((await bell(ranger))[0]).toEqual([
    'Команда скрыла ваш отзыв: другие игроки его больше не видят.',
    null,
  ])
  for (const change of [{ reply: 'To myself' }, { isHidden: true }])
    await owl.call('PUT', await review(owl), { body: change })
  expect(await bell(owl)).toEqual([])
})

test('a reply that failed is not told', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const owl = await site.player('Owl', ['view_feedback', 'manage_feedback'])
  const path = await review(ranger)
  await owl.call('PUT', path, { body: { isHidden: false } })
  expect((await owl.call('PUT', path, { body: { reply: 'Late', version: 99 } })).statusCode).toBe(409)
  expect(await bell(ranger)).toEqual([])
})

test('who is given roles or loses them is told which', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const admin = await site.administrator()
  const setRoles = (roles: string[]) => admin.call('PUT', `/admin/users/${id}`, { body: { roles } })
  await setRoles(['editor', 'moderator'])
  await setRoles(['editor'])
  await setRoles(['editor'])
  const ranger = await site.signIn(id)
  expect(await bell(ranger)).toEqual([
    ['У вас больше нет роли: Модератор.', '/profile'],
    ['Вам дали роли: Редактор, Модератор.', '/profile'],
  ])
  expect(await bell(ranger, 'en')).toEqual([
    ['You no longer have the role Moderator.', '/profile'],
    ['You were given the roles Editor, Moderator.', '/profile'],
  ])
})

test('the end of a ban and a link to a new password are told', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const admin = await site.administrator()
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Spam' } })
  await admin.call('DELETE', `/admin/users/${id}/ban`)
  await admin.call('DELETE', `/admin/users/${id}/ban`)
  await admin.call('POST', `/admin/users/${id}/password-link`)
  const told = await bell(await site.signIn(id))
  expect(told).toEqual([
    [expect.stringContaining('ссылку, по которой можно задать новый пароль'), '/profile'],
    ['Блокировка вашего аккаунта снята. С возвращением!', null],
  ])
  expect(JSON.stringify(told)).not.toContain('token')
})

test('a ban that runs out is told once, whichever process sees it first, and is no ban any more', async () => {
  const site = await createTestApp()
  const [id, other] = [await site.createUser('Ranger'), await site.createUser('Owl')]
  const admin = await site.administrator()
  const ban = (user: number, hours: number) => {
    const until = new Date(site.clock.now.getTime() + hours * HOUR_MS).toISOString()
    return admin.call('POST', `/admin/users/${user}/ban`, { body: { reason: 'Spam', until } })
  }
  await ban(id, 1)
  await ban(other, 3)
  expect((await ban(id, -1)).json()).toMatchObject({
    fields: { until: 'The end has passed: give a time ahead' },
  })
  await site.runBackgroundWork(60_000)
  site.clock.advance(2 * HOUR_MS)
  await Promise.all([site.runBackgroundWork(60_000), site.runBackgroundWork(60_000)])
  const said = ['Срок блокировки вашего аккаунта истёк. С возвращением!', null]
  expect(await bell(await site.signIn(id))).toEqual([said])
  expect((await admin.call('GET', `/admin/users/${id}`)).json()).toMatchObject({ ban: null })
  expect((await admin.call('GET', `/admin/users/${other}`)).json()).toMatchObject({ ban: { reason: 'Spam' } })
})

test('those registered are told when a tournament is moved or cancelled, or they are taken out of it', async () => {
  const site = await createTestApp()
  const { id } = await announce(site)
  const [one, two] = [await site.player('One'), await site.player('Two')]
  await register(one, id)
  await register(two, id)
  const admin = await site.administrator()
  const { data } = (await admin.call('GET', `/admin/tournaments/${id}/registrations`)).json<{
    data: { id: number; username: string }[]
  }>()
  const ofTwo = data.find(({ username }) => username === 'Two')
  await admin.call('POST', `/admin/tournament-registrations/${ofTwo?.id}/removal`, {
    body: { reason: 'Вторая запись' },
  })
  await change(site, id, { startsAt: after(site, 20) })
  await site.runBackgroundWork(1_000)
  await change(site, id, { isCancelled: true })
  await site.runBackgroundWork(1_000)
  expect(await bell(one)).toEqual([
    ['Турнир «Зимний штурм», на который вы записались, отменён.', '/tournaments'],
    [expect.stringMatching(/^Турнир «Зимний штурм» начнётся .+\. Ваше место за вами\.$/), '/tournaments'],
  ])
  expect(await bell(two, 'en')).toEqual([
    ['Staff took you out of the tournament “Winter Assault”. The reason: Вторая запись', '/tournaments'],
  ])
})
