import { expect, it } from 'vitest'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { lifted, type MenuRows, menuOf, moved, nested, removed, rowsOf, takerOf } from './menu-rows.ts'

const entry = (to: string | null, items: string[] = []) => ({
  to,
  text_ru: to ?? '',
  text_en: to ?? '',
  isShown: true,
  items:
    items.length > 0
      ? items.map((item) => ({ to: item, text_ru: item, text_en: item, isShown: true }))
      : null,
})
const rows = rowsOf([entry('/a'), entry('/b', ['/c', '/d']), entry('/e')])
const shape = (all: MenuRows) => all.map(({ to, items }) => [to, ...items.map((item) => item.to)].join(' '))

it('loses nothing of a menu', () => {
  expect(menuOf(rowsOf(deliveredMenus.footer))).toEqual(deliveredMenus.footer)
})

it('moves a row within its own list, and no further than its ends', () => {
  expect(shape(moved(rows, '1', -1))).toEqual(['/b /c /d', '/a', '/e'])
  expect(shape(moved(rows, '1.1', -1))).toEqual(['/a', '/b /d /c', '/e'])
  expect(moved(rows, '0', -1)).toEqual(rows)
  expect(shape(moved(rows, '1.1', 1))).toEqual(shape(rows))
})

it('nests a row below the one above, one level deep', () => {
  expect(shape(nested(rows, '2'))).toEqual(['/a', '/b /c /d /e'])
  expect([takerOf(rows, '0'), takerOf(rows, '1'), takerOf(rows, '1.0')]).toEqual([null, null, null])
  expect(nested(rows, '1')).toBe(rows)
})

it('lifts a row out, to stand behind what held it', () => {
  expect(shape(lifted(rows, '1.0'))).toEqual(['/a', '/b /d', '/c', '/e'])
  expect(lifted(rows, '2')).toBe(rows)
})

it('removes a row with everything below it', () => {
  expect(shape(removed(rows, '1'))).toEqual(['/a', '/e'])
  expect(shape(removed(rows, '1.0'))).toEqual(['/a', '/b /d', '/e'])
})
