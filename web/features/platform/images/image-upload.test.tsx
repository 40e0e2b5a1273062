import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NewsEditorPage } from '#web/features/content/news/staff/news-editor-page.tsx'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleImage } from '#web/testing/samples.ts'

/** An upload held by hand. */
class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  address = ''
  body: unknown
  status = 0
  responseText = ''
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    FakeUpload.sent.push(this)
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  async answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    await act(async () => void this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  FakeUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  startScreenTest()
})
afterEach(() => void vi.unstubAllGlobals())

const picture = (size = 100, type = 'image/png') => new File([new Uint8Array(size)], 'мост.png', { type })
const path = `/uploads/${'a'.repeat(32)}.webp`
const stored = sampleImage({ path })
const common = () => screen.getByLabelText<HTMLInputElement>('Загрузить: Общая картинка')
const open = () => renderScreen(<NewsEditorPage />, { path: '/admin/news/new' })

it('sends the file as it is, tells how far it is, and takes its path', async () => {
  const { user } = open()
  await user.upload(common(), picture())
  const [upload] = FakeUpload.sent
  expect(upload?.address).toBe(`/api/admin/images?name=${encodeURIComponent('мост.png')}`)
  expect(upload?.headers['content-type']).toBe('image/png')
  expect(upload?.headers['accept-language']).toBe('ru')
  upload?.progress(40, 100)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4)
  await upload?.answer(201, stored)
  expect(await screen.findByText('Картинка загружена')).toBeTruthy()
  expect(document.querySelector<HTMLInputElement>('input[name=image_global]')?.value).toBe(path)
})

it('refuses what is no picture or too large without sending it', async () => {
  open()
  fireEvent.change(common(), { target: { files: [picture(10, 'image/svg+xml')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('JPEG, PNG, WebP или AVIF')
  fireEvent.change(common(), { target: { files: [picture(10 * 1024 * 1024 + 1)] } })
  expect((await screen.findByRole('alert')).textContent).toContain('больше 10 МБ')
  expect(FakeUpload.sent).toHaveLength(0)
})

it.each([
  [400, { code: 'bad_image', message: 'Это не картинка.' }, 'Это не картинка.'],
  [413, '<html>Too large</html>', 'больше 10 МБ'],
  [415, { code: 'unsupported_media_type', message: 'не принимаются' }, 'JPEG, PNG, WebP или AVIF'],
])('says what the server answered with %i', async (status, body, sentence) => {
  const { user } = open()
  await user.upload(common(), picture())
  await FakeUpload.sent[0]?.answer(status, body)
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
})

it('says that the network failed, and takes the file again', async () => {
  const { user } = open()
  await user.upload(common(), picture())
  await act(async () => void FakeUpload.sent[0]?.dispatchEvent(new Event('error')))
  expect((await screen.findByRole('alert')).textContent).toContain('Ошибка сети')
  await user.upload(common(), picture())
  await FakeUpload.sent[1]?.answer(201, stored)
  expect(await screen.findByText('Картинка загружена')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('puts a picture that is dropped on the text into it, its words ready to be written', async () => {
  const { user } = open()
  const box = within(screen.getByRole('group', { name: /Русский/ })).getByRole<HTMLTextAreaElement>(
    'textbox',
    {
      name: 'Текст',
    },
  )
  await user.type(box, 'Мост взят')
  fireEvent.drop(box, { dataTransfer: { types: ['Files'], files: [picture()] } })
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1))
  await FakeUpload.sent[0]?.answer(201, stored)
  await waitFor(() => expect(box.value).toBe(`Мост взят\n\n![что на картинке](${path})\n\n`))
  expect(screen.getByText(/опишите её для тех/)).toBeTruthy()
})

it('takes a picture that is pasted into its box', async () => {
  open()
  fireEvent.paste(screen.getByRole('group', { name: 'Общая картинка' }), {
    clipboardData: { files: [picture()] },
  })
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1))
  await FakeUpload.sent[0]?.answer(201, stored)
  expect(await screen.findByText('Картинка загружена')).toBeTruthy()
})
