import { expect, test } from 'vitest'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

const form = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }

test('registration answers 201 with the new account and stores no password', async () => {
  const { anonymous, database, clock } = await createTestApp()
  const reply = await anonymous.call('POST', '/register', { body: form })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toEqual({ id: expect.any(Number), username: 'Ranger' })

  const row = await database.query
    .selectFrom('users')
    .selectAll()
    .where('id', '=', reply.json<{ id: number }>().id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    username: 'Ranger',
    email: 'ranger@example.org',
    discord_username: null,
    email_verified_at: null,
    created_at: clock.now.getTime(),
  })
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(form.password)
})

test('registration does not sign in', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/register', { body: form })
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect((await anonymous.call('GET', '/profile')).statusCode).toBe(401)
})

test('every wrong field is named at once, in the language of the currentUser', async () => {
  const { anonymous } = await createTestApp()
  const body = { username: 'ab', email: 'nowhere', password: '1234567', discordUsername: 'A B' }
  const russian = await anonymous.call('POST', '/register', { body, headers: { 'accept-language': 'ru' } })
  expect(russian.statusCode).toBe(400)
  expect(russian.json()).toEqual({
    code: 'validation_failed',
    message: 'Проверьте введённые данные.',
    fields: {
      username: 'Имя пользователя должно содержать не менее 3 символов',
      email: 'Неверный адрес электронной почты',
      password: 'Пароль должен содержать не менее 8 символов',
      discordUsername: expect.stringContaining('Discord'),
    },
  })
  const english = await anonymous.call('POST', '/register', { body })
  expect(english.json<ApiErrorBody>().fields).toMatchObject({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 8 characters',
  })
})

test('what is left empty or out is required, each by its own sentence', async () => {
  const { anonymous } = await createTestApp()
  for (const body of [{}, { username: ' ', email: '', password: '' }]) {
    const english = await anonymous.call('POST', '/register', { body })
    expect(english.json<ApiErrorBody>().fields).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
    })
    const russian = await anonymous.call('POST', '/register', { body, headers: { 'accept-language': 'ru' } })
    expect(russian.json<ApiErrorBody>().fields).toEqual({
      username: 'Введите имя пользователя',
      email: 'Введите адрес электронной почты',
      password: 'Введите пароль',
    })
  }
})

test('a fault of ours is told as a failed registration', async () => {
  const { anonymous, database } = await createTestApp()
  await database.query.schema.dropTable('pending_mail').execute()
  const reply = await anonymous.call('POST', '/register', { body: form })
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    code: 'registration_failed',
    message: 'An error occurred during registration.',
  })
})

/** Registers one account after another, and says which of the values answered what. */
async function statusesOf(values: readonly string[], field: string): Promise<Record<string, number>> {
  const { anonymous } = await createTestApp({ rateLimits: false })
  const statuses: Record<string, number> = {}
  for (const [index, value] of values.entries()) {
    const body = { username: `Ranger${index}`, email: `${index}@example.org`, password: form.password }
    const reply = await anonymous.call('POST', '/register', { body: { ...body, [field]: value } })
    statuses[value] = reply.statusCode
  }
  return statuses
}

test('a password has 8 to 128 characters', async () => {
  const ofLength = (length: number) => 'p'.repeat(length)
  expect(await statusesOf([7, 8, 128, 129].map(ofLength), 'password')).toEqual({
    [ofLength(7)]: 400,
    [ofLength(8)]: 201,
    [ofLength(128)]: 201,
    [ofLength(129)]: 400,
  })
})

test('a username has 3 to 32 letters of one script, digits and _ - .', async () => {
  const right = ['abc', 'a'.repeat(32), 'Снайпер-7', '1_2-3.4', '  Scout  ', 'Żołnierz']
  const wrong = [
    'ab',
    ' a ',
    'b'.repeat(33),
    'Raпger',
    'Sgt Ranger',
    'ran@ger',
    'Στρατός',
    'Ran\u200bger',
    'Ace🎖',
  ]
  expect(await statusesOf([...right, ...wrong], 'username')).toEqual({
    ...Object.fromEntries(right.map((username) => [username, 201])),
    ...Object.fromEntries(wrong.map((username) => [username, 400])),
  })
})

test('a name that looks like that of another account, of the staff or of the site is refused', async () => {
  const { anonymous } = await createTestApp({ rateLimits: false })
  const headers = { 'accept-language': 'ru' }
  const register = (username: string) =>
    anonymous.call('POST', '/register', { body: { ...form, username }, headers })
  expect((await register('Wolf')).statusCode).toBe(201)
  const taken = 'Это имя слишком похоже на уже занятое. Выберите другое.'
  const kept = 'Это имя оставлено за администрацией. Выберите другое.'
  for (const [username, sentence] of [
    ['W0lf', taken],
    ['WoIf', taken],
    ['ɑdmin', kept],
    ['аԁміп', kept],
    ['Модератор', kept],
    ['FrontIand', kept],
  ] as const) {
    const reply = await register(username)
    expect([username, reply.statusCode]).toEqual([username, 409])
    expect(reply.json()).toMatchObject({ code: 'username_taken', fields: { username: sentence } })
  }
  for (const username of ['...', '-_-']) expect((await register(username)).statusCode).toBe(400)
  expect((await register('Wolf-2')).statusCode).toBe(201)
})

test('a username is kept without the spaces around it', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/register', { body: { ...form, username: '  Scout  ' } })
  expect(reply.json()).toMatchObject({ username: 'Scout' })
})

test('a Discord username is optional and of the form that Discord gives', async () => {
  const right = ['ranger.77', 'Ranger#0077']
  const wrong = ['r', 'two..dots', 'UPPER', '', '@ranger']
  expect(await statusesOf([...right, ...wrong], 'discordUsername')).toEqual({
    ...Object.fromEntries(right.map((name) => [name, 201])),
    ...Object.fromEntries(wrong.map((name) => [name, 400])),
  })
})

test('an e-mail address is one that letters can be sent to', async () => {
  const right = ['ranger@example.org', 'r.a+news@mail.example.co']
  const wrong = ['', 'ranger', 'ranger@', '@example.org', 'a b@example.org', `${'a'.repeat(250)}@example.org`]
  expect(await statusesOf([...right, ...wrong], 'email')).toEqual({
    ...Object.fromEntries(right.map((email) => [email, 201])),
    ...Object.fromEntries(wrong.map((email) => [email, 400])),
  })
})

test('one name in any spelling belongs to one account', async () => {
  const taken = {
    Ranger: 'rANGER',
    Снайпер: 'СНАЙПЕР',
    Scout: 'Ｓcout',
    Йети: 'И\u0306ети',
    Straße: 'STRASSE',
  }
  const spellings = Object.entries(taken).flat()
  expect(Object.values(await statusesOf(spellings, 'username'))).toEqual([
    ...[201, 409],
    ...[201, 409],
    ...[201, 409],
    ...[201, 409],
    ...[201, 409],
  ])
})

test('a taken name is told by its field, in the language of the currentUser', async () => {
  const { anonymous } = await createTestApp()
  await anonymous.call('POST', '/register', { body: form })
  const reply = await anonymous.call('POST', '/register', {
    body: { ...form, email: 'other@example.org' },
    headers: { 'accept-language': 'ru' },
  })
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toEqual({
    code: 'username_taken',
    message: 'Пользователь с таким именем уже существует.',
    fields: { username: 'Пользователь с таким именем уже существует.' },
  })
})

test('of two registrations of one name at the same moment, one wins and one is refused', async () => {
  const { anonymous, database } = await createTestApp()
  const replies = await Promise.all(
    ['one', 'two'].map((name) =>
      anonymous.call('POST', '/register', { body: { ...form, email: `${name}@example.org` } }),
    ),
  )
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409])
  const rows = await database.query.selectFrom('users').select('id').where('username_folded', '=', 'ranger')
  expect(await rows.execute()).toHaveLength(1)
})

test('fields that the contract does not name are dropped', async () => {
  const { anonymous, database } = await createTestApp()
  const body = { ...form, roles: ['admin'], id: 1, email_verified_at: 1, landcoins: 1_000_000 }
  const { id } = (await anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  expect(id).not.toBe(1)
  const row = await database.query.selectFrom('users').selectAll().where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ email_verified_at: null, landcoins: 0 })
  const roles = database.query.selectFrom('user_roles').selectAll().where('user_id', '=', id)
  expect(await roles.execute()).toEqual([])
})

test('a registration that fails queues no letter', async () => {
  const { anonymous, database, letters } = await createTestApp()
  await anonymous.call('POST', '/register', { body: { ...form, username: 'admin' } })
  expect(await database.query.selectFrom('pending_mail').selectAll().execute()).toEqual([])
  expect(letters).toEqual([])
})
