import { screen, waitFor, within } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { secondFactorEndpoints } from '#shared/contract/accounts/second-factor.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const ADDRESS = `otpauth://totp/${encodeURIComponent('Линия фронта')}:Ranger?secret=${SECRET}&issuer=${encodeURIComponent('Линия фронта')}`
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkm-npq${index}`)
const isOn = { since: '2026-03-01T10:00:00.000Z', hasApp: true, recoveryCodes: 10, isRequired: false }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

/** What a camera would read of the picture. */
function readPicture(picture: Element): string {
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const ground = picture.querySelector('rect[width="100%"][height="100%"][fill="#fff"]') ? 255 : 0
  const data = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(ground)
  for (const [, x, y] of picture
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1/g) ?? [])
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const pixel = (Number(y) * scale + row) * size * scale + Number(x) * scale + column
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
  return decodeQR({ width: size * scale, height: size * scale, data })
}

it('is set up: a picture for the app, a code of it, and codes for the day it is lost', async () => {
  api.reply(secondFactorEndpoints.get, { since: null, hasApp: false, recoveryCodes: 0, isRequired: false })
  api.reply(secondFactorEndpoints.begin, { secret: SECRET, address: ADDRESS })
  api.on(secondFactorEndpoints.turnOn, () => {
    api.reply(secondFactorEndpoints.get, isOn)
    return answered(200, { recoveryCodes: CODES })
  })
  const { user } = renderScreen(<SecondFactorSection />)
  await user.click(await screen.findByRole('button', { name: 'Включить' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Включение входа по коду' }))
  const picture = await dialog.findByRole('img', { name: 'QR-код для приложения' })
  expect(readPicture(picture)).toBe(ADDRESS)
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy()

  await user.type(dialog.getByLabelText('Код из приложения'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Включить вход по коду' }))
  const saved = within(await screen.findByRole('dialog', { name: 'Резервные коды' }))
  expect(saved.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES)
  expect(api.calls(secondFactorEndpoints.turnOn)[0]?.body).toEqual({ code: '123456' })
  expect(document.activeElement).toBe(saved.getByRole('list'))
  await user.click(saved.getByRole('button', { name: 'Коды сохранены' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Включён')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Вход по коду' }))
  expect(screen.getByText(/Осталось резервных кодов: 10\./)).toBeTruthy()
})

it('a wrong code is told at its field, and an empty one is not sent', async () => {
  api.reply(secondFactorEndpoints.get, { since: null, hasApp: false, recoveryCodes: 0, isRequired: false })
  api.reply(secondFactorEndpoints.begin, { secret: SECRET, address: ADDRESS })
  api.refuse(secondFactorEndpoints.turnOn, 'wrong_code', 'Код не подошёл.', { code: 'Код не подошёл' })
  const { user } = renderScreen(<SecondFactorSection />)
  await user.click(await screen.findByRole('button', { name: 'Включить' }))
  const submit = await screen.findByRole('button', { name: 'Включить вход по коду' })
  await user.click(submit)
  expect(await screen.findByText('Введите код')).toBeTruthy()
  expect(api.calls(secondFactorEndpoints.turnOn)).toHaveLength(0)
  await user.type(screen.getByLabelText('Код из приложения'), '000000{Enter}')
  expect(await screen.findByText('Код не подошёл')).toBeTruthy()
})

it('gives new codes, and is turned off', async () => {
  api.reply(secondFactorEndpoints.get, { ...isOn, recoveryCodes: 2, isRequired: false })
  api.reply(secondFactorEndpoints.renewRecoveryCodes, { recoveryCodes: CODES })
  api.on(secondFactorEndpoints.turnOff, () => {
    api.reply(secondFactorEndpoints.get, { since: null, hasApp: false, recoveryCodes: 0, isRequired: false })
    return answered(204)
  })
  const { user } = renderScreen(<SecondFactorSection />)
  expect(await screen.findByText(/Получите новые, пока не закончились/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Новые резервные коды' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Резервные коды' }))
  expect(dialog.getByText(CODES[9] as string)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Коды сохранены' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Вход по коду отключён')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Включить' })).toBeTruthy()
})

describe('codes that nobody has saved yet', () => {
  const QUESTION = /^Закрыть, не сохранив коды\?/
  async function open() {
    api.reply(secondFactorEndpoints.get, isOn)
    api.reply(secondFactorEndpoints.renewRecoveryCodes, { recoveryCodes: CODES })
    const { user } = renderScreen(<SecondFactorSection />)
    await user.click(await screen.findByRole('button', { name: 'Новые резервные коды' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Резервные коды' }))
    return { user, dialog }
  }

  it('are not lost by one Escape, but asked about', async () => {
    const { user, dialog } = await open()
    await user.keyboard('{Escape}')
    expect(await dialog.findByText(QUESTION)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Вернуться' }))
    expect(dialog.getByText(CODES[0] as string)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await user.click(dialog.getByRole('button', { name: 'Закрыть без сохранения' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are asked about no more once they are copied', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Скопировать' }))
    expect(await screen.findByText('Коды скопированы')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('cannot be turned off while a role requires it', async () => {
  api.reply(secondFactorEndpoints.get, { ...isOn, isRequired: true })
  renderScreen(<SecondFactorSection />)
  expect(await screen.findByText('Его требует ваша роль, поэтому отключить его нельзя.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отключить' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Новые резервные коды' })).toBeTruthy()
})

it('says what failed and stays as it was', async () => {
  api.reply(secondFactorEndpoints.get, isOn)
  api.fail(secondFactorEndpoints.turnOff)
  const { user } = renderScreen(<SecondFactorSection />)
  await user.click(await screen.findByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Не удалось отключить')).toBeTruthy()
  expect(screen.getByText('Включён')).toBeTruthy()
})

it('says that it did not load', async () => {
  api.fail(secondFactorEndpoints.get)
  renderScreen(<SecondFactorSection />)
  expect(await screen.findByText('Не удалось узнать, включён ли вход по коду')).toBeTruthy()
})
