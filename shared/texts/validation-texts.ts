/**
 * What is said of an input that breaks a rule (specification, section 5). A rule names its sentence by its key. Here stand those
 * that a visitor's form can break before it is sent; the rest stands in `staff-validation-texts.ts`.
 */
import type { Language } from '#shared/constants/languages.ts'
import type { staffValidationTexts } from './staff-validation-texts.ts'
import { defineTexts } from './texts.ts'

export const validationTexts = defineTexts({
  ru: {
    required: 'Обязательное поле',
    invalid: 'Недопустимое значение',
    usernameRequired: 'Введите имя пользователя',
    usernameTooShort: 'Имя пользователя должно содержать не менее 3 символов',
    usernameTooLong: 'Имя пользователя должно содержать не более 32 символов',
    usernameCharacters: 'Только латиница или кириллица (не вместе), цифры и знаки _ - .',
    discordUsernameInvalid: 'Имя в Discord: от 2 до 32 символов, строчные латинские буквы, цифры, точка и _',
    minecraftName:
      'Имя в Minecraft: от 3 до 16 латинских букв, цифр и знаков _, у игроков Bedrock — с приставкой этого сервера',
    emailRequired: 'Введите адрес электронной почты',
    emailInvalid: 'Неверный адрес электронной почты',
    passwordRequired: 'Введите пароль',
    codeRequired: 'Введите код',
    codeWrong: 'Код не подошёл',
    passwordTooShort: 'Пароль должен содержать не менее 8 символов',
    passwordTooLong: 'Пароль должен содержать не более 128 символов',
    passwordAgain: 'Введите пароль ещё раз',
    passwordsDiffer: 'Пароли не совпадают',
    passwordSame: 'Придумайте другой пароль: этот уже стоит',
    verificationTokenMissing: 'Токен верификации не найден',
    feedbackEmpty: 'Пожалуйста, введите сообщение',
    appealEmpty: 'Напишите, почему решение стоит пересмотреть',
    tooLong: 'Слишком длинный текст',
    controlCharacters: 'Текст содержит недопустимые символы',
  },
  en: {
    required: 'Required',
    invalid: 'Invalid input',
    usernameRequired: 'Username is required',
    usernameTooShort: 'Username must be at least 3 characters',
    usernameTooLong: 'Username must be at most 32 characters',
    usernameCharacters: 'Use Latin or Cyrillic letters (not both), digits and _ - . only',
    discordUsernameInvalid: 'A Discord username has 2 to 32 lowercase Latin letters, digits, dots and _',
    minecraftName:
      'A Minecraft name has 3 to 16 Latin letters, digits and _ (for Bedrock players with the prefix of the server)',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    passwordRequired: 'Password is required',
    codeRequired: 'Enter the code',
    codeWrong: 'The code is wrong',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordTooLong: 'Password must be at most 128 characters',
    passwordAgain: 'Password confirmation is required',
    passwordsDiffer: 'Passwords do not match',
    passwordSame: 'Choose another password: this is the present one',
    verificationTokenMissing: 'Verification token not found',
    feedbackEmpty: 'Please enter a message',
    appealEmpty: 'Write why the decision should be reconsidered',
    tooLong: 'The text is too long',
    controlCharacters: 'The text contains characters that are not allowed',
  },
})
export type ValidationKey = keyof (typeof validationTexts)['ru'] | keyof (typeof staffValidationTexts)['ru']

/** Sentences by their keys. */
export type Sentences = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** No limit of ours ends with a one, which would take another form. */
const MOST: Record<Language, (count: number) => string> = {
  ru: (count) => `не больше ${count} символов`,
  en: (count) => `at most ${count} characters`,
}

/** The part of a zod issue that a sentence is made of. */
export type RuleIssue = {
  code?: string | undefined
  message: string
  input?: unknown
  origin?: unknown
  maximum?: unknown
}

/**
 * The sentence for one broken rule: its own, also of `further` ones, or one of the generic ones for what is missing or wrong.
 */
export function describeIssue(issue: RuleIssue, language: Language, further?: Sentences): string {
  const texts = validationTexts[language]
  const own: Readonly<Record<string, string>> = { ...texts, ...further?.[language] }
  const { message, origin, maximum } = issue
  if (message === 'tooLong' && origin === 'string' && typeof maximum === 'number')
    return `${texts.tooLong}: ${MOST[language](maximum)}`
  if (Object.hasOwn(own, message)) return own[message] as string
  return issue.code === 'invalid_type' && issue.input === undefined ? texts.required : texts.invalid
}
