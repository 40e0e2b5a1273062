import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Image, imageEndpoints } from '#shared/contract/platform/images.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleImage } from '#web/testing/samples.ts'
import { AdminImagesPage } from './admin-images-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const library = (...data: Image[]) =>
  api.reply(imageEndpoints.list, { data, total: data.length, page: 1, pageSize: 24 })
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

it('says what is known of each picture, and leads to what shows it', async () => {
  library(
    sampleImage({
      name: 'мост.png',
      description_ru: 'Мост через реку',
      uses: [
        { title_ru: 'Новости: Мост', title_en: 'News: Bridge', url: '/admin/news/7' },
        { title_ru: 'Новости: Река', title_en: 'News: River', url: null },
      ],
    }),
  )
  renderScreen(<AdminImagesPage />)
  const shown = await card('мост.png')
  expect(shown.getByRole('img', { name: 'Мост через реку' })).toBeTruthy()
  expect(shown.getByText(/640 × 480, 34/)).toBeTruthy()
  expect(shown.getByText(/Ranger/)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Новости: Мост' }).getAttribute('href')).toBe('/admin/news/7')
  expect(shown.getByText(/Новости: Река \(удалено, но ещё можно вернуть\)/)).toBeTruthy()
})

it('removes for good only what is shown nowhere, and asks before', async () => {
  const use = { title_ru: 'Новости: Мост', title_en: 'News: Bridge', url: '/admin/news/7' }
  const unused = sampleImage({ id: 2, name: 'река.png', path: `/uploads/${'b'.repeat(32)}.webp` })
  library(sampleImage({ name: 'мост.png', uses: [use] }), unused)
  api.reply(imageEndpoints.remove, undefined)
  const { user } = renderScreen(<AdminImagesPage />)
  await user.click((await card('мост.png')).getByRole('button', { name: 'Удалить: мост.png' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click((await card('река.png')).getByRole('button', { name: 'Удалить: река.png' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Картинка удалена')).toBeTruthy()
  expect(api.calls(imageEndpoints.remove).map(({ path }) => path)).toEqual(['/api/admin/images/2'])
})

it('says in its place why a picture stays', async () => {
  library(sampleImage({ name: 'мост.png' }))
  api.refuse(imageEndpoints.remove, 'image_in_use', 'Картинка ещё показывается на сайте.')
  const { user } = renderScreen(<AdminImagesPage />)
  await user.click((await card('мост.png')).getByRole('button', { name: 'Удалить: мост.png' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Удалить' }))
  expect(await dialog.findByText('Картинка ещё показывается на сайте.')).toBeTruthy()
})

it('is empty at first, tells when nothing is found, and that it did not come', async () => {
  library()
  renderScreen(<AdminImagesPage />)
  expect(await screen.findByText(/Загрузите первую картинку/)).toBeTruthy()
  api = startScreenTest()
  library()
  renderScreen(<AdminImagesPage />, { path: '/admin/media?search=мост' })
  expect(await screen.findByText(/Ничего не нашлось/)).toBeTruthy()
  api = startScreenTest()
  api.refuse(imageEndpoints.list, 'internal', 'Сбой')
  renderScreen(<AdminImagesPage />)
  expect(await screen.findByText('Не удалось загрузить медиатеку')).toBeTruthy()
})
