import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Appeal, appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AppealOfUser } from './appeal-of-user.tsx'
import { OpenAppeals } from './open-appeals.tsx'

const appeal: Appeal = {
  message: 'Это был брат',
  createdAt: '2026-03-10T12:00:00.000Z',
  answer: null,
  answeredAt: null,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['admin'] }))
})

const show = (isEditable = true) => renderScreen(<AppealOfUser userId={7} isEditable={isEditable} />)

it('the list of open appeals leads to each account, and is not there without one', async () => {
  api.reply(appealEndpoints.listOpen, [
    { userId: 7, username: 'Tracer', message: appeal.message, createdAt: appeal.createdAt },
  ])
  renderScreen(<OpenAppeals />)
  const link = await screen.findByRole('link', { name: 'Tracer' })
  expect(link.getAttribute('href')).toBe('/admin/users/7')
  expect(screen.getByText('Обжалования блокировок ждут ответа')).toBeTruthy()
})

it('an appeal is read and answered once', async () => {
  api.reply(appealEndpoints.get, { appeal })
  const { user } = show()
  expect(await screen.findByText('Это был брат')).toBeTruthy()
  const answer = { answer: 'Решение в силе', answeredAt: '2026-03-11T12:00:00.000Z' }
  api.on(appealEndpoints.answer, () => {
    api.reply(appealEndpoints.get, { appeal: { ...appeal, ...answer } })
    return answered(200, { ...appeal, ...answer })
  })
  await user.type(screen.getByLabelText('Ответ'), 'Решение в силе')
  await user.click(screen.getByRole('button', { name: 'Ответить' }))
  expect(await screen.findByText('Ответ отправлен')).toBeTruthy()
  expect(await screen.findByText('Решение в силе')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull()
  expect(api.calls(appealEndpoints.answer)[0]?.body).toEqual({ answer: 'Решение в силе' })
})

it('says that there is none; those who may not change the account only read', async () => {
  api.reply(appealEndpoints.get, { appeal: null })
  const { unmount } = show()
  expect(await screen.findByText('Блокировку не обжаловали.')).toBeTruthy()
  unmount()
  api.reply(appealEndpoints.get, { appeal })
  show(false)
  expect(await screen.findByText('Это был брат')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull()
})

it('says that it could not be loaded', async () => {
  api.refuse(appealEndpoints.get, 'internal', '')
  show()
  expect(await screen.findByText('Не удалось загрузить обжалование')).toBeTruthy()
})
