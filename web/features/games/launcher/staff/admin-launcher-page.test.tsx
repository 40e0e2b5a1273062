import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { launcherEndpoints, type StaffRelease } from '#shared/contract/games/launcher.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffRelease } from '#web/testing/samples.ts'
import { AdminLauncherPage } from './admin-launcher-page.tsx'

const fileOf = (name: string, sha256 = 'ab12'.repeat(16)) => ({
  name,
  url: `/downloads/${name}`,
  size: 5_000_000,
  sha256,
})
const releases: StaffRelease[] = [
  sampleStaffRelease({
    id: 3,
    launcherVersion: '1.3.0',
    isPublished: false,
    shownIn: null,
    version: 4,
    file: fileOf('new.exe'),
  }),
  sampleStaffRelease({ id: 2, file: fileOf('now.exe') }),
  sampleStaffRelease({ id: 1, launcherVersion: '1.1.0', shownIn: 'archive', file: fileOf('old.exe') }),
  sampleStaffRelease({
    id: 4,
    platform: 'macos',
    channel: 'beta',
    shownIn: 'beta',
    file: fileOf('mac.dmg'),
    updatePackage: fileOf('mac.zip', 'ffff'.repeat(16)),
  }),
]

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const button = (name: string) => screen.findByRole('button', { name })
const rowOf = async (file: string) => within((await screen.findByText(file)).closest('li') as HTMLElement)

it('says that it loads, that it failed, and that there is nothing', async () => {
  const view = renderScreen(<AdminLauncherPage />)
  expect(screen.getByText('Загрузка...')).toBeTruthy()
  view.unmount()
  api.fail(launcherEndpoints.listForStaff)
  const { user } = renderScreen(<AdminLauncherPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить версии')
  api.reply(launcherEndpoints.listForStaff, { data: [] })
  await user.click(await button('Попробовать снова'))
  expect(await screen.findByText('Версий пока нет. Загрузите первую.')).toBeTruthy()
})

it.each([
  ['ru', 'Скопировать', 'Обновления на macOS.'],
  ['en', 'Copy', 'Updates on macOS.'],
] as const)('tells the addresses that launchers ask, to be copied (%s)', async (language, copy, use) => {
  const { user } = renderScreen(<AdminLauncherPage />, { language })
  for (const path of ['/downloads/latest.yml', '/downloads/latest-linux.yml', '/api/launcher/releases.json'])
    expect(screen.getByText(`http://test${path}`)).toBeTruthy()
  expect(screen.getByText(use)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `${copy}: /downloads/latest-mac.yml` }))
  expect(await navigator.clipboard.readText()).toBe('http://test/downloads/latest-mac.yml')
})

describe('the releases', () => {
  beforeEach(() => api.reply(launcherEndpoints.listForStaff, { data: releases }))

  it('stand by platform, each with where players see it now', async () => {
    renderScreen(<AdminLauncherPage />, { language: 'en' })
    const windows = within(await screen.findByRole('region', { name: 'Windows' }))
    expect(windows.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1.3.0',
      '1.2.0',
      '1.1.0',
    ])
    expect(windows.getByText('Not published')).toBeTruthy()
    const old = await rowOf('old.exe')
    expect(old.getByText('Archive')).toBeTruthy()
    expect(old.getByText('Channel: Latest')).toBeTruthy()
    expect(old.getByText('1,234')).toBeTruthy()
    expect(old.getByRole('link', { name: 'Edit: old.exe' }).getAttribute('href')).toBe('/admin/launcher/1')
    const mac = await rowOf('mac.dmg')
    expect(mac.getByText('Beta')).toBeTruthy()
    expect(mac.getByText(/update archive/).textContent).toContain('4.8 MB')
    expect(mac.getByText('ffff'.repeat(16), { exact: false })).toBeTruthy()
    expect(screen.getByText('There is no latest version: the link answers with the 404 page.')).toBeTruthy()
    expect(screen.getByText(/There is no version for this system/)).toBeTruthy()
  })

  it('are published and taken back, each with the version that was read; the others are asked for anew', async () => {
    api.on(launcherEndpoints.update, ({ body }) => {
      const saved = { ...releases[0]!, ...(body as object), shownIn: 'latest' as const, version: 5 }
      api.reply(launcherEndpoints.listForStaff, {
        data: [saved, { ...releases[1]!, shownIn: 'archive' }, ...releases.slice(2)],
      })
      return answered(200, saved)
    })
    const { user } = renderScreen(<AdminLauncherPage />)
    await user.click(await button('Опубликовать: new.exe'))
    expect(await screen.findByText('Версия опубликована')).toBeTruthy()
    expect((await rowOf('new.exe')).getByText('Последняя')).toBeTruthy()
    await waitFor(async () => expect((await rowOf('now.exe')).getByText('Архив')).toBeTruthy())
    await user.click(await button('Снять с публикации: new.exe'))
    expect(await screen.findByText('Версия снята с публикации: игроки её больше не видят')).toBeTruthy()
    expect(bodies(launcherEndpoints.update)).toEqual([
      { version: 4, isPublished: true },
      { version: 5, isPublished: false },
    ])
  })

  it('are shown as they are now when somebody else was first', async () => {
    api.refuse(launcherEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
    const { user } = renderScreen(<AdminLauncherPage />)
    const publish = await button('Опубликовать: new.exe')
    api.reply(launcherEndpoints.listForStaff, {
      data: [{ ...releases[0]!, isPublished: true, shownIn: 'latest', version: 9 }],
    })
    await user.click(publish)
    expect(await screen.findByText(/Версию уже изменил кто-то другой/)).toBeTruthy()
    expect(await button('Снять с публикации: new.exe')).toBeTruthy()
  })

  it('are deleted only while they are not published, and only after a question', async () => {
    api.on(launcherEndpoints.remove, () => {
      api.reply(launcherEndpoints.listForStaff, { data: releases.slice(1) })
      return answered(204)
    })
    const { user } = renderScreen(<AdminLauncherPage />)
    const remove = await button('Удалить: new.exe')
    expect(screen.queryByRole('button', { name: 'Удалить: now.exe' })).toBeNull()
    await user.click(remove)
    const dialog = () => screen.findByRole('dialog', { name: 'Удалить версию?' })
    expect(within(await dialog()).getByText('new.exe')).toBeTruthy()
    await user.click(within(await dialog()).getByRole('button', { name: 'Отмена' }))
    expect(api.calls(launcherEndpoints.remove)).toHaveLength(0)
    await user.click(await button('Удалить: new.exe'))
    await user.click(within(await dialog()).getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Версия удалена')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('new.exe')).toBeNull())
    expect(document.activeElement?.textContent).toContain('now.exe')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('stay when their deletion was refused, and it is said why', async () => {
    api.refuse(launcherEndpoints.remove, 'release_published', 'Сначала снимите версию с публикации.')
    const { user } = renderScreen(<AdminLauncherPage />)
    await user.click(await button('Удалить: new.exe'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить версию?' }))
    await user.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await dialog.findByText('Сначала снимите версию с публикации.')).toBeTruthy()
  })
})
