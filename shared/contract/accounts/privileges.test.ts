import { expect, test } from 'vitest'
import { holdsAll } from './privileges.ts'

const editor = ['access_admin_panel', 'manage_news'] as const

test('whoever holds everything that is asked for passes', () => {
  expect(holdsAll(editor, [])).toBe(true)
  expect(holdsAll(editor, ['manage_news', 'access_admin_panel'])).toBe(true)
})

test('one permission that is not held is enough to be refused', () => {
  expect(holdsAll(editor, ['manage_news', 'manage_users'])).toBe(false)
})
