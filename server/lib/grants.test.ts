import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { assertHoldsAll, type Staff } from './grants.ts'

const editor: Staff = { id: 1, permissions: ['access_admin_panel', 'manage_news'] }

test('whoever holds everything that is asked for passes', () => {
  expect(() => assertHoldsAll(editor, [])).not.toThrow()
  expect(() => assertHoldsAll(editor, ['manage_news', 'access_admin_panel'])).not.toThrow()
})

test('one permission that is not held is enough to be refused', () => {
  expect(() => assertHoldsAll(editor, ['manage_news', 'manage_users'])).toThrow(new AppError('not_allowed'))
})
