import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type Image, imageEndpoints } from '#shared/contract/platform/images.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleImage } from '#web/testing/samples.ts'
import { ImageField } from './image-field.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const library = (...data: Image[]) =>
  api.reply(imageEndpoints.list, { data, total: data.length, page: 1, pageSize: 24 })

const kept = () => document.querySelector<HTMLInputElement>('input[name=image]')?.value

function Form({ given = '', widthAtLeast = 0 }: { given?: string; widthAtLeast?: number }) {
  const [value, setValue] = useState(given)
  return (
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <ImageField
        name="image"
        label="Картинка"
        value={value}
        error={undefined}
        widthAtLeast={widthAtLeast}
        onText={setValue}
      />
    </form>
  )
}

it('takes a picture out of the library', async () => {
  const image = sampleImage({ name: 'мост.png' })
  library(image)
  const { user } = renderScreen(<Form />)
  await user.click(screen.getByRole('button', { name: 'Из медиатеки: Картинка' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Медиатека' }))
  await user.click(await dialog.findByRole('button', { name: /мост\.png/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(kept()).toBe(image.path)
})

it('names a picture by what it shows, in the language of its reader', async () => {
  library(
    sampleImage({ name: 'IMG_0042.png', description_ru: 'Взорванный мост', description_en: 'A bridge' }),
  )
  const { user } = renderScreen(<Form />)
  await user.click(screen.getByRole('button', { name: 'Из медиатеки: Картинка' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Медиатека' }))
  expect(await dialog.findByRole('button', { name: 'Взорванный мост' })).toBeTruthy()
})

it('takes it away again, and asks nobody for a path', async () => {
  const { user } = renderScreen(<Form given="/images/hero.jpg" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(kept()).toBe('/images/hero.jpg')
  await user.click(screen.getByRole('button', { name: 'Убрать: Картинка' }))
  expect(kept()).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Из медиатеки: Картинка' }))
})

it('searches the library without leaving or sending the form', async () => {
  library()
  const { user } = renderScreen(<Form />)
  await user.click(screen.getByRole('button', { name: 'Из медиатеки: Картинка' }))
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'мост{Enter}')
  expect(await screen.findByText('Ничего не нашлось.')).toBeTruthy()
  expect(api.calls(imageEndpoints.list).at(-1)?.query.get('search')).toBe('мост')
  expect(screen.getByRole('form', { hidden: true }).contains(search)).toBe(false)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says that a picture is not described, and takes the description there', async () => {
  const image = sampleImage()
  library(image)
  api.reply(imageEndpoints.update, { ...image, description_ru: 'Мост', version: 2 })
  const { user } = renderScreen(<Form given={image.path} />)
  await user.click(await screen.findByRole('button', { name: 'Описать: Картинка' }))
  await user.type(screen.getByLabelText('Описание · Русский'), 'Мост')
  library({ ...image, description_ru: 'Мост', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Мост')).toBeTruthy()
  expect(api.calls(imageEndpoints.update)[0]?.body).toMatchObject({ description_ru: 'Мост', version: 1 })
})

it('asks nothing of a picture that was not uploaded, and leaves pasted text to the browser', async () => {
  renderScreen(<Form given="/images/hero.jpg" />)
  const wasLeft = fireEvent.paste(screen.getByRole('group', { name: 'Картинка' }), {
    clipboardData: { files: [] },
  })
  expect(wasLeft).toBe(true)
  expect(api.calls(imageEndpoints.list)).toHaveLength(0)
})

it('says that a picture is narrower than where it is to stand, and only then', async () => {
  const image = sampleImage({ width: 700 })
  library(image)
  const { unmount } = renderScreen(<Form given={image.path} widthAtLeast={1440} />)
  expect(await screen.findByText(/Ширина 700 пикс\..*растянется.*1440/)).toBeTruthy()
  unmount()
  renderScreen(<Form given={image.path} widthAtLeast={700} />)
  await screen.findByRole('button', { name: 'Описать: Картинка' })
  expect(screen.queryByText(/растянется/)).toBeNull()
})
