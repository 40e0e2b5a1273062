import { expect, test } from 'vitest'
import { emailSchema } from '#shared/contract/fields.ts'
import { discordUsernameSchema, usernameSchema } from './account-fields.ts'

test('a username is normalized on the way in, before it is measured', () => {
  expect(usernameSchema.parse(' Ｒａｎｇｅｒ ')).toBe('Ranger')
  expect(usernameSchema.parse('И\u0306ети')).toBe('Йети')
  expect(usernameSchema.parse('ﬃ')).toBe('ffi')
  expect(usernameSchema.safeParse('Й\u0306ед').success).toBe(false)
})

test('a name cannot be dressed up as that of the staff', () => {
  const disguises = [
    'аdmin',
    'admіn',
    'admin\u200b',

    '\u202enimda',
    'admin\ufe0f',
    'ad min',
  ]
  for (const name of disguises) {
    const parsed = usernameSchema.safeParse(name)
    expect([name, parsed.success]).toEqual([name, false])
  }
})

test('a long or wicked value is refused in no time', () => {
  const start = performance.now()
  for (const text of [
    'a'.repeat(200_000),
    'a.'.repeat(100_000),
    '@'.repeat(200_000),
    `${'a@'.repeat(100_000)}a`,
  ])
    for (const schema of [usernameSchema, emailSchema, discordUsernameSchema])
      expect(schema.safeParse(text).success).toBe(false)
  expect(performance.now() - start).toBeLessThan(2000)
})
