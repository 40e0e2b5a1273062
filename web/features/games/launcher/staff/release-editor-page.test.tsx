import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { isAnythingKept } from '#web/lib/tab-memory.ts'
import { useLocation } from '#web/routing/router.tsx'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffRelease } from '#web/testing/samples.ts'
import { ReleaseEditorPage } from './release-editor-page.tsx'

/** The server's side of uploads: what has arrived under which key. `refuse` answers the next piece instead. */
const depot = {
  arrived: new Map<string, { received: number; total: number }>(),
  pieces: [] as { key: string; range: string }[],
  refuse: null as { status: number; body: unknown } | 'drop' | 'hold' | null,
}

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  key = ''
  status = 0
  responseText = ''
  open(method: string, address: string) {
    this.method = method
    this.key = address.split('/').at(-1) ?? ''
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  abort() {}
  send(body: Blob | null) {
    queueMicrotask(() => (this.method === 'GET' ? this.tell() : this.take(body as Blob)))
  }
  private take(body: Blob) {
    const range = this.headers['content-range'] ?? ''
    const [start = 0, , total = 0] = (/(\d+)-(\d+)\/(\d+)/.exec(range) ?? []).slice(1).map(Number)
    depot.pieces.push({ key: this.key, range })
    const half = Object.assign(new Event('progress'), { loaded: body.size / 2, total: body.size })
    this.upload.dispatchEvent(half)
    const refusal = depot.refuse
    if (refusal === 'hold') return
    depot.refuse = null
    if (refusal === 'drop') return void this.dispatchEvent(new Event('error'))
    if (refusal) return this.answer(refusal.status, refusal.body)
    depot.arrived.set(this.key, { received: start + body.size, total })
    this.tell()
  }
  private tell() {
    const { received, total } = depot.arrived.get(this.key) ?? { received: 0, total: 1 }
    this.answer(200, { received, isComplete: received === total })
  }
  private answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(launcherEndpoints.listForStaff, { data: [draft, published] })
  depot.arrived.clear()
  depot.pieces = []
  depot.refuse = null
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const draft = sampleStaffRelease({
  id: 7,
  isPublished: false,
  shownIn: null,
  version: 3,
  launcherVersion: '1.3.0',
})
const published = sampleStaffRelease({ id: 8, version: 5 })
const DATE = 1_700_000_000_000
const fileNamed = (name: string, size = 4096) =>
  new File([new Uint8Array(size)], name, { lastModified: DATE })

/** The editor, which is gone once a saved version has led to the list. */
function Editor() {
  return useLocation().pathname === '/admin/launcher' ? null : <ReleaseEditorPage />
}
const open = (id: number | null = null, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<Editor />, {
    path: id === null ? '/admin/launcher/new' : `/admin/launcher/${id}`,
    language,
  })
const fileInput = (label = 'Файл лаунчера') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^(Выбрать|Choose).*: ${label}$`))
const choose = (file: File, label?: string) =>
  fireEvent.change(fileInput(label), { target: { files: [file] } })
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)

function takeReleases() {
  api.on(launcherEndpoints.create, () => answered(201, sampleStaffRelease({ id: 9 })))
}

describe('a new version', () => {
  it('is uploaded while its fields are filled, and published', async () => {
    takeReleases()
    const { user } = open(null, 'en')
    choose(fileNamed('FrontLand-Setup-1.4.0-beta.2.AppImage'), 'Launcher file')
    expect(await screen.findByText('The file is uploaded')).toBeTruthy()
    expect(isChosen(/^Linux/)).toBe(true)
    expect((await box('Version number')).value).toBe('1.4.0-beta.2')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channel' }).value).toBe('beta')
    await user.type(await box(/English/), 'For volunteers')
    await user.click(await press('Publish'))
    await expectPath('/admin/launcher')
    expect(await screen.findByText('The version is published')).toBeTruthy()
    expect(depot.pieces).toHaveLength(1)
    expect(bodies(launcherEndpoints.create)).toEqual([
      {
        platform: 'linux',
        channel: 'beta',
        launcherVersion: '1.4.0-beta.2',
        notes_ru: '',
        notes_en: 'For volunteers',
        upload: depot.pieces[0]?.key,
        isPublished: true,
      },
    ])
  })

  it('stays a draft when it is not published, and leaves no file behind in the form', async () => {
    takeReleases()
    const { user } = open()
    choose(fileNamed('frontland-1.4.0.exe'))
    await screen.findByText('Файл загружен')
    await user.click(await press('Сохранить черновик'))
    await expectPath('/admin/launcher')
    expect(bodies(launcherEndpoints.create)).toMatchObject([{ isPublished: false, channel: 'latest' }])
    expect(isAnythingKept()).toBe(false)
  })

  it('for macOS may bring the archive that updates installed launchers', async () => {
    takeReleases()
    const { user } = open()
    expect(screen.queryByText(/ZIP с тем же лаунчером/)).toBeNull()
    choose(fileNamed('frontland-1.4.0.dmg'))
    await screen.findByText('Файл загружен')
    choose(fileNamed('frontland-1.4.0.dmg'), 'Архив обновления')
    expect(screen.getByText('Для обновления macOS нужен архив .zip.')).toBeTruthy()
    choose(fileNamed('frontland-1.4.0-mac.zip', 100), 'Архив обновления')
    await waitFor(() => expect(screen.getAllByText('Файл загружен')).toHaveLength(2))
    await user.click(await press('Опубликовать'))
    await expectPath('/admin/launcher')
    const [upload, updateUpload] = depot.pieces.map(({ key }) => key)
    expect(bodies(launcherEndpoints.create)).toMatchObject([{ platform: 'macos', upload, updateUpload }])
  })

  it('is not sent before its file has arrived, and every fault stands at its field', async () => {
    const { user } = open()
    await user.click(await press('Сохранить черновик'))
    expect(await screen.findByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText(/Версия пишется числами через точку/)).toBeTruthy()
    expect(document.activeElement).toBe(fileInput())
    depot.refuse = 'hold'
    choose(fileNamed('frontland-1.4.0.exe'))
    await user.click(await press('Сохранить черновик'))
    expect(screen.getByText('Файл ещё не загружен целиком')).toBeTruthy()
    expect(api.calls(launcherEndpoints.create)).toHaveLength(0)
  })

  it('keeps its finished upload when the form is refused', async () => {
    api.refuse(launcherEndpoints.create, 'release_exists', 'Уже есть.', {
      launcherVersion: 'Такая версия для этой системы уже есть',
    })
    const { user } = open()
    choose(fileNamed('frontland-1.2.0.exe'))
    await screen.findByText('Файл загружен')
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Такая версия для этой системы уже есть')).toBeTruthy()
    expect(document.activeElement).toBe(await box('Номер версии'))
    takeReleases()
    await user.clear(await box('Номер версии'))
    await user.type(await box('Номер версии'), '1.2.1')
    await user.click(await press('Опубликовать'))
    await expectPath('/admin/launcher')
    expect(depot.pieces).toHaveLength(1)
  })

  it('sends its file again when the server has cleared it away', async () => {
    api.refuse(launcherEndpoints.create, 'validation_failed', 'Проверьте поля.', { upload: 'Файл пропал' })
    const { user } = open()
    choose(fileNamed('frontland-1.4.0.exe'))
    await screen.findByText('Файл загружен')
    depot.arrived.clear()
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Файл пропал')).toBeTruthy()
    await waitFor(() => expect(depot.pieces).toHaveLength(2))
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
  })

  it('refuses what cannot be a launcher without sending it', () => {
    open()
    choose(fileNamed('notes.txt'))
    expect(screen.getByRole('alert').textContent).toContain('Нужен файл .exe, .dmg или .AppImage')
    choose(fileNamed('frontland-1.4.0.exe', 0))
    expect(screen.getByRole('alert').textContent).toContain('Файл пустой')
    expect(depot.pieces).toHaveLength(0)
  })

  it('says when the file is for another system than the chosen one', async () => {
    const { user } = open()
    choose(fileNamed('frontland-1.4.0.exe'))
    await screen.findByText('Файл загружен')
    await user.click(screen.getByRole('radio', { name: /macOS/ }))
    expect(await screen.findByText('Окончание файла не подходит к выбранной системе.')).toBeTruthy()
  })

  it('takes a file that is dropped', async () => {
    open()
    const field = fileInput().closest('div') as HTMLElement
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [fileNamed('frontland-1.4.0.exe')] } })
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
  })
})

describe('an upload', () => {
  it('tells how far it is, pauses, goes on and is given up', async () => {
    const { user } = open()
    depot.refuse = 'hold'
    choose(fileNamed('frontland-1.4.0.exe'))
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: /Файл лаунчера/ })
    await waitFor(() => expect(bar.value).toBe(0.5))
    expect(screen.getByText(/2 кБ из 4 кБ/)).toBeTruthy()
    await user.click(await press('Пауза: Файл лаунчера'))
    depot.refuse = null
    await user.click(await press('Продолжить: Файл лаунчера'))
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
    await user.click(await press('Убрать файл: Файл лаунчера'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says that the connection was lost and goes on from what arrived', async () => {
    const { user } = open()
    depot.refuse = 'drop'
    choose(fileNamed('frontland-1.4.0.exe'))
    expect(await screen.findByText('Связь прервалась. Загруженное цело.')).toBeTruthy()
    expect(screen.getByText(/^Повтор через 1\sс\.$/)).toBeTruthy()
    await user.click(await press('Повторить сейчас: Файл лаунчера'))
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
    expect(depot.pieces).toHaveLength(2)
  })

  it.each([
    ['ru', /Сессия закончилась. Войдите снова/],
    ['en', /Your session has ended. Log in again/],
  ] as const)('says that somebody has to sign in again (%s)', async (language, sentence) => {
    open(null, language)
    depot.refuse = { status: 401, body: { code: 'not_signed_in', message: '' } }
    choose(fileNamed('frontland-1.4.0.exe'), language === 'ru' ? undefined : 'Launcher file')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says what the server refused, and can be tried again', async () => {
    const { user } = open()
    depot.refuse = { status: 507, body: { code: 'storage_full', message: 'Места на диске нет.' } }
    choose(fileNamed('frontland-1.4.0.exe'))
    expect(await screen.findByText('Места на диске нет.')).toBeTruthy()
    await user.click(await press('Продолжить: Файл лаунчера'))
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
  })

  it('is there again after a reload: the file has to be chosen only when it had not arrived', async () => {
    const first = open()
    await waitFor(() => expect(sessionStorage).toHaveLength(1))
    depot.refuse = 'hold'
    choose(fileNamed('frontland-1.4.0.exe'))
    await screen.findByRole('progressbar')
    first.unmount()
    depot.refuse = null
    const { user } = open()
    expect(await screen.findByText(/Выберите тот же файл: она пойдёт с места остановки/)).toBeTruthy()
    expect((await box('Номер версии')).value).toBe('1.4.0')
    choose(fileNamed('frontland-1.4.0.exe'))
    expect(await screen.findByText('Файл загружен')).toBeTruthy()
    await user.click(await press('Отбросить их'))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect((await box('Номер версии')).value).toBe('')
  })

  it('asks before the page is left', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = open()
    depot.refuse = 'hold'
    choose(fileNamed('frontland-1.4.0.exe'))
    await screen.findByRole('progressbar')
    await user.click(screen.getByRole('link', { name: 'К списку' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(currentPath()).toBe('/admin/launcher/new')
  })
})

describe('a version that is there', () => {
  it('says that it loads, that it failed, and that there is none', async () => {
    const fresh = startScreenTest()
    const first = open(7)
    expect(screen.getByRole('status').textContent).toBe('Загрузка...')
    first.unmount()
    fresh.fail(launcherEndpoints.listForStaff)
    const second = open(7)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить версию')
    second.unmount()
    fresh.reply(launcherEndpoints.listForStaff, { data: [] })
    open(7)
    expect((await screen.findByRole('alert')).textContent).toContain('Такой версии нет')
  })

  it('is corrected and published, with the version that was read', async () => {
    api.on(launcherEndpoints.update, ({ body }) =>
      answered(200, sampleStaffRelease({ ...draft, ...(body as object), shownIn: 'beta', version: 4 })),
    )
    const { user } = open(7)
    await user.clear(await box('Номер версии'))
    await user.type(await box('Номер версии'), '1.3.1')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Канал' }), 'beta')
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Версия опубликована')).toBeTruthy()
    expect(bodies(launcherEndpoints.update)).toEqual([
      {
        version: 3,
        launcherVersion: '1.3.1',
        channel: 'beta',
        notes_ru: 'Быстрее запуск',
        notes_en: 'Starts faster',
        isPublished: true,
      },
    ])
    expect(await screen.findByText('Всё сохранено')).toBeTruthy()
  })

  it('keeps its number once it is published', async () => {
    api.on(launcherEndpoints.update, () => answered(200, { ...published, version: 6 }))
    const { user } = open(8)
    expect((await box('Номер версии')).readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Опубликовать' })).toBeNull()
    expect(screen.queryByLabelText(/Выбрать файл/)).toBeNull()
    await user.type(await box(/Русский/), '!')
    await user.click(await press('Сохранить'))
    expect(await screen.findByText('Версия сохранена')).toBeTruthy()
    expect(bodies(launcherEndpoints.update)).toMatchObject([{ version: 5, notes_ru: 'Быстрее запуск!' }])
    expect(bodies(launcherEndpoints.update)[0]).not.toHaveProperty('isPublished')
  })

  it('puts to its editor what somebody else changed as well', async () => {
    const { user } = open(7)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Канал' }), 'beta')
    api.refuse(launcherEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
    api.reply(launcherEndpoints.listForStaff, {
      data: [{ ...draft, version: 9, channel: 'archive', notes_en: 'Theirs' }],
    })
    await user.click(await press('Сохранить'))
    const notice = within(
      (await screen.findByText(/Пока вы правили, кто-то другой/)).closest('[role=alert]') as HTMLElement,
    )
    expect(notice.getByText('Архив: сразу в старые версии')).toBeTruthy()
    expect((await box(/Английский/)).value).toBe('Theirs')
    await user.click(notice.getByRole('button', { name: 'Оставить мой' }))
    api.reply(launcherEndpoints.update, { ...draft, version: 10 })
    await user.click(await press('Сохранить'))
    await waitFor(() =>
      expect(bodies(launcherEndpoints.update).at(-1)).toMatchObject({
        version: 9,
        channel: 'beta',
        notes_en: 'Theirs',
      }),
    )
  })

  it('leaves its texts for a new one when somebody deleted it', async () => {
    const { user } = open(7)
    await user.type(await box(/Русский/), '!')
    api.refuse(launcherEndpoints.update, 'not_found', 'Не найдено.')
    api.reply(launcherEndpoints.listForStaff, { data: [] })
    await user.click(await press('Сохранить'))
    await user.click(await press('Сделать новой версией'))
    expect((await box(/Русский/)).value).toBe('Быстрее запуск!')
    expect(fileInput()).toBeTruthy()
  })
})
