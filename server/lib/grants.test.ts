import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { assertHoldsAll } from './grants.ts'

const editor = { permissions: ['access_admin_panel', 'manage_news'] as const }

test('whoever holds everything that is asked for passes', () => {
  expect(() => assertHoldsAll(editor, [])).not.toThrow()
  expect(() => assertHoldsAll(editor, ['manage_news', 'access_admin_panel'])).not.toThrow()
})

test('one permission that is not held is enough to be refused', () => {
  expect(() => assertHoldsAll(editor, ['manage_news', 'manage_users'])).toThrow(new AppError('not_allowed'))
})
