import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { withSlug } from './with-slug.ts'

const schema = withSlug(
  { field: 'path', names: ['title_en', 'title_ru'], start: '/' },
  z.object({ path: z.string().check(z.minLength(1)), title_ru: z.string() }),
)
const pathOf = (values: object) => schema.safeParse(values).data?.path

it('makes the part of an address of the first name that is there, unless somebody typed one', () => {
  expect(pathOf({ path: '', title_en: '', title_ru: 'Правила рубежа' })).toBe('/pravila-rubezha')
  expect(pathOf({ path: ' ', title_en: 'House rules', title_ru: 'Правила' })).toBe('/house-rules')
  expect(pathOf({ path: '/own', title_en: 'House rules', title_ru: '' })).toBe('/own')
})

it('leaves it empty, to be asked for, where no name has a letter for it', () => {
  expect(schema.safeParse({ path: '', title_en: '', title_ru: '!?' }).success).toBe(false)
})
