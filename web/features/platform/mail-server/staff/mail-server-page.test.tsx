import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type MailServer, mailServerEndpoints } from '#shared/contract/platform/mail-server.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { MailServerPage } from './mail-server-page.tsx'

const empty: MailServer = {
  ...{ host: '', port: 465, encryption: 'tls', username: '', sender: '', hasPassword: false },
  ...{ defaultSender: 'no-reply@front.example', locked: [], version: 1 },
}
const kept: MailServer = { ...empty, host: 'smtp.front.example', username: 'robot', hasPassword: true }
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(mailServerEndpoints.get, empty)
})

const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const save = () => screen.getByRole('button', { name: 'Сохранить' })
const sent = () => api.calls(mailServerEndpoints.update).at(-1)?.body
const tried = () => api.calls(mailServerEndpoints.test).at(-1)?.body

it('says that nobody receives letters, takes a server by its fields, and forgets the password it was typed', async () => {
  api.reply(mailServerEndpoints.update, { ...kept, version: 2 })
  const { user } = renderScreen(<MailServerPage />)
  expect(await screen.findByText('Писем пока никто не получает')).toBeTruthy()
  await user.type(await box('Сервер'), 'smtp.front.example')
  await user.type(await box('Имя для входа'), 'robot')
  await user.type(await box('Пароль'), 'secret')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
  await user.click(save())
  expect(await screen.findByText('Письма уходят через smtp.front.example:465')).toBeTruthy()
  expect(sent()).toEqual({
    ...{ host: 'smtp.front.example', port: 465, encryption: 'tls', username: 'robot' },
    ...{ password: 'secret', sender: '', version: 1 },
  })
  expect((await box('Пароль')).value).toBe('')
})

it('leaves the kept password alone unless another is typed', async () => {
  api.reply(mailServerEndpoints.get, kept)
  api.reply(mailServerEndpoints.update, { ...kept, sender: 'hq@front.example', version: 2 })
  const { user } = renderScreen(<MailServerPage />)
  await user.type(await box('Адрес отправителя'), 'hq@front.example')
  await user.click(save())
  await screen.findByText('Настройки почты сохранены')
  expect(sent()).not.toHaveProperty('password')
})

it('another encryption brings its port, unless a port of one’s own was typed', async () => {
  const { user } = renderScreen(<MailServerPage />)
  const port = await box('Порт')
  await user.selectOptions(await box('Шифрование'), 'starttls')
  expect(port.value).toBe('587')
  await user.clear(port)
  await user.type(port, '2525')
  await user.selectOptions(await box('Шифрование'), 'tls')
  expect(port.value).toBe('2525')
})

it('a wrong name is told at its field, and nothing is sent', async () => {
  const { user } = renderScreen(<MailServerPage />)
  await user.type(await box('Сервер'), 'smtp://x')
  await user.clear(await box('Порт'))
  await user.click(save())
  expect(await screen.findByText(/Укажите одно имя сервера/)).toBeTruthy()
  expect(sent()).toBeUndefined()
})

it.each([
  ['sign_in', /Сервер не принял имя или пароль/],
  ['timeout', /Сервер не ответил вовремя/],
] as const)('a trial that ends with %s says in plain words what to do', async (problem, sentence) => {
  const told = { answer: '535 no', server: 'smtp.front.example:465', sendingHost: 'front.example' }
  api.reply(mailServerEndpoints.get, kept)
  api.reply(mailServerEndpoints.test, { isSent: false, problem, ...told })
  const { user } = renderScreen(<MailServerPage />)
  await user.type(await box('Пароль'), 'typed, not saved')
  await user.clear(await box('Кому'))
  await user.type(await box('Кому'), 'hq@example.org')
  await user.click(screen.getByRole('button', { name: 'Отправить пробное письмо' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText(sentence)).toBeTruthy()
  expect(alert.textContent).toContain('535 no')
  expect(alert.textContent).toContain('front.example')
  expect(tried()).toMatchObject({ to: 'hq@example.org', password: 'typed, not saved' })
})

it('what the environment says is shown and cannot be typed over', async () => {
  api.reply(mailServerEndpoints.get, { ...kept, locked: ['SMTP_URL', 'MAIL_FROM'] })
  api.reply(mailServerEndpoints.test, {
    ...{ isSent: true, problem: null, answer: '250 ok', server: 'smtp.front.example:465' },
    sendingHost: 'front.example',
  })
  const { user } = renderScreen(<MailServerPage />)
  expect((await box('Сервер')).disabled).toBe(true)
  expect((await box('Адрес отправителя')).disabled).toBe(true)
  await user.type(await box('Кому'), 'hq@example.org')
  await user.click(screen.getByRole('button', { name: 'Отправить пробное письмо' }))
  expect(await screen.findByText('Письмо принято сервером smtp.front.example:465')).toBeTruthy()
  expect(tried()).toEqual({ to: 'hq@example.org' })
})
