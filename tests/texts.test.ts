/** The sentences of the server and of the contract: complete in both languages, and those of the specification word for word. */
import { expect, test } from 'vitest'
import { ERROR_CODES } from '#shared/constants/error-codes.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { auditNouns } from '#shared/contract/all-audit-nouns.ts'
import { describeType } from '#shared/texts/bound-texts.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { permissionNames } from '#shared/texts/panel/permission-names.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { describeIssue, validationTexts } from '#shared/texts/validation-texts.ts'

const ALL = { callFailureTexts, errorTexts, validationTexts, staffValidationTexts, permissionNames }

test.for(Object.entries(ALL))('%s: both languages have the same sentences, none empty', ([, texts]) => {
  expect(Object.keys(texts.en).sort()).toEqual(Object.keys(texts.ru).sort())
  for (const language of LANGUAGES)
    for (const sentence of Object.values(texts[language])) expect(sentence).toMatch(/^\S.*\S$/)
})

test.for(Object.entries(ALL))('%s: Russian is written in Cyrillic, English without it', ([, texts]) => {
  for (const sentence of Object.values(texts.ru)) expect(sentence).toMatch(/[А-Яа-яЁё]{3}/)
  for (const sentence of Object.values(texts.en)) expect(sentence).not.toMatch(/[А-Яа-яЁё]/)
})

test('the log of changes has words for each noun, under a name of its own', () => {
  const names = auditNouns.map((noun) => noun.name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, texts } of auditNouns) {
    expect(name).toMatch(/^[a-z_]{1,64}$/)
    for (const sentence of Object.values(texts.ru.changes)) expect(sentence).toMatch(/[А-Яа-яЁё]{3}/)
    for (const sentence of Object.values(texts.en.changes)) expect(sentence).not.toMatch(/[А-Яа-яЁё]/)
  }
})

test('every error code has its sentence', () => {
  expect(Object.keys(errorTexts.ru).sort()).toEqual([...ERROR_CODES].sort())
})

test('the sentences of section 5 stand word for word', () => {
  expect(validationTexts.en).toMatchObject({
    usernameRequired: 'Username is required',
    usernameTooShort: 'Username must be at least 3 characters',
    passwordRequired: 'Password is required',
    passwordTooShort: 'Password must be at least 8 characters', // reading B: eight, not six
    passwordsDiffer: 'Passwords do not match',
    required: 'Required',
    invalid: 'Invalid input',
  })
  expect(validationTexts.ru).toMatchObject({
    usernameTooShort: 'Имя пользователя должно содержать не менее 3 символов',
    passwordTooShort: 'Пароль должен содержать не менее 8 символов',
    emailInvalid: 'Неверный адрес электронной почты',
    passwordsDiffer: 'Пароли не совпадают',
    feedbackEmpty: 'Пожалуйста, введите сообщение',
    verificationTokenMissing: 'Токен верификации не найден',
  })
})

test('the sentences of section 8 stand word for word', () => {
  expect({ ...callFailureTexts.en, ...errorTexts.en }).toMatchObject({
    network: 'Network error. Check your internet connection.',
    bad_credentials: 'Invalid username or password.',
    username_taken: 'User with this username already exists.',
    registration_failed: 'An error occurred during registration.',
  })
  expect(errorTexts.ru).toMatchObject({ not_signed_in: 'Требуется авторизация' })
})

test('what has no sentence of its own gets one of the generic ones', () => {
  const wrongType = { code: 'invalid_type', message: '' }
  expect(describeIssue({ ...wrongType, input: 7 }, 'en')).toBe('Invalid input')
  expect(describeIssue({ ...wrongType, input: undefined }, 'en')).toBe('Required')
  expect(describeIssue({ code: 'too_big', message: 'Too big', input: 7 }, 'en')).toBe('Invalid input')
  expect(describeIssue({ code: 'too_big', message: 'toString', input: 7 }, 'en')).toBe('Invalid input')
  expect(describeIssue({ code: 'too_small', message: 'usernameTooShort', input: 'a' }, 'ru')).toBe(
    'Имя пользователя должно содержать не менее 3 символов',
  )
})

test.each([
  ['int', 1.5, 'Ожидается целое число, а пришло дробное', 'Expected a whole number, received a fraction'],
  ['number', Number.POSITIVE_INFINITY, 'Ожидается число', 'Expected a number'],
  ['number', 'fast', 'Ожидается число, а пришла строка', 'Expected a number, received a string'],
  ['string', 7, 'Ожидается строка, а пришло число', 'Expected a string, received a number'],
  ['string', null, 'Ожидается строка, а пришло null', 'Expected a string, received null'],
  ['array', {}, 'Ожидается список, а пришёл объект', 'Expected a list, received an object'],
  ['object', [], 'Ожидается объект, а пришёл список', 'Expected an object, received a list'],
  [
    'boolean',
    'yes',
    'Ожидается да или нет (true или false), а пришла строка',
    'Expected true or false, received a string',
  ],
])('whoever calls the API is told of types in words: %s', (expected, input, ru, en) => {
  const issue = { code: 'invalid_type', expected, input }
  expect([describeType(issue, 'ru'), describeType(issue, 'en')]).toEqual([ru, en])
})
