/** What is said of an input that breaks a rule (specification, section 5). A rule names its sentence by its key. */
import type { Language } from '#shared/constants/languages.ts'
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
    emailRequired: 'Введите адрес электронной почты',
    emailInvalid: 'Неверный адрес электронной почты',
    passwordRequired: 'Введите пароль',
    passwordTooShort: 'Пароль должен содержать не менее 8 символов',
    passwordTooLong: 'Пароль должен содержать не более 128 символов',
    passwordAgain: 'Введите пароль ещё раз',
    passwordsDiffer: 'Пароли не совпадают',
    verificationTokenMissing: 'Токен верификации не найден',
    feedbackEmpty: 'Пожалуйста, введите сообщение',
    appealEmpty: 'Напишите, почему решение стоит пересмотреть',
    tooLong: 'Слишком длинный текст',
    controlCharacters: 'Текст содержит недопустимые символы',
    imagePath: 'Укажите путь к картинке на этом сайте, например /images/1.jpg',
    webAddress: 'Укажите адрес целиком: https://…',
    linkTarget: 'Укажите страницу сайта, например /news, или адрес целиком: https://…',
    uploadedImage: 'Выберите картинку из медиатеки или загрузите её',
    avatarTemplate:
      'Нужен адрес в сети с {username} на месте имени, например https://mc-heads.net/avatar/{username}/96',
    endsFirst: 'Конец должен быть позже начала',
    menuTargetUnknown: 'На сайте нет страницы с таким адресом',
    menuTooDeep: 'Пункт второго уровня не может содержать другие пункты',
    menuTooMany: 'Слишком много пунктов: до 20 в меню и до 30 внутри пункта',
    wholeNumber: 'Введите целое число',
    outOfBounds: 'Число слишком мало или слишком велико',
    tooManyLines: 'Не больше 40 строк',
    color: 'Цвет пишется как #rrggbb',
    colorContrast: 'Этот цвет плохо читается на тёмном фоне: возьмите светлее',
    fixedByEnvironment: 'Это значение задано в окружении сервера',
    wordValues: 'Сохраните все значения в фигурных скобках: на их место сайт подставляет данные',
    featureUnknown: 'Неизвестная особенность сервера',
    uptimePercent: 'Укажите проценты числом со знаком %, доли через точку',
    playersOfMax: 'Укажите игроков и места через косую черту, например 12/200',
    universeId: 'Номер вселенной Roblox состоит из цифр',
    gameServerAddress:
      'Для Minecraft — хост:порт, для Roblox — ссылка на страницу игры https://www.roblox.com/…',
    gameServerPrivate:
      'Это адрес внутренней сети: игроки по нему не зайдут. Если он верен, впишите его сеть в PROBE_ALLOW_PRIVATE',
    maintenanceEndsFirst: 'Конец должен быть позже начала',
    maintenanceIsOver: 'Конец уже прошёл: укажите время впереди',
    maintenanceTooLong: 'Одно окно длится не больше 7 дней',
    maintenanceTooFar: 'Начало — не дальше чем через год',
    maintenanceOverlaps: 'В это время на сервере уже назначены техработы',
    launcherVersion: 'Версия пишется числами через точку: 1.2.0 или 1.3.0-beta.1',
    releaseExists: 'Такая версия для этой системы уже есть',
    releasePublished: 'Версию можно исправить, только пока она не опубликована',
    uploadMissing: 'Файл ещё не загружен целиком',
    launcherFileWrong: 'Файл не той системы или повреждён',
    roleUnknown: 'Такой роли нет',
    usernameTaken: 'Пользователь с таким именем уже существует.',
    emailTaken: 'Пользователь с таким адресом электронной почты уже существует.',
    currentPasswordWrong: 'Текущий пароль указан неверно.',
    roleNameTaken: 'Роль с таким названием уже существует.',
  },
  en: {
    required: 'Required',
    invalid: 'Invalid input',
    usernameRequired: 'Username is required',
    usernameTooShort: 'Username must be at least 3 characters',
    usernameTooLong: 'Username must be at most 32 characters',
    usernameCharacters: 'Use Latin or Cyrillic letters (not both), digits and _ - . only',
    discordUsernameInvalid: 'A Discord username has 2 to 32 lowercase Latin letters, digits, dots and _',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    passwordRequired: 'Password is required',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordTooLong: 'Password must be at most 128 characters',
    passwordAgain: 'Password confirmation is required',
    passwordsDiffer: 'Passwords do not match',
    verificationTokenMissing: 'Verification token not found',
    feedbackEmpty: 'Please enter a message',
    appealEmpty: 'Write why the decision should be reconsidered',
    tooLong: 'The text is too long',
    controlCharacters: 'The text contains characters that are not allowed',
    imagePath: 'Give the path of a picture on this site, such as /images/1.jpg',
    webAddress: 'Give the whole address: https://…',
    linkTarget: 'Enter a page of the site, such as /news, or a whole address: https://…',
    uploadedImage: 'Choose a picture of the media library or upload one',
    avatarTemplate:
      'An address on the web with {username} in place of the name, such as https://mc-heads.net/avatar/{username}/96',
    endsFirst: 'The end must be later than the start',
    menuTargetUnknown: 'This site has no page at that address',
    menuTooDeep: 'An entry of the second level cannot hold entries itself',
    menuTooMany: 'Too many entries: up to 20 in a menu and 30 below one entry',
    wholeNumber: 'Enter a whole number',
    outOfBounds: 'The number is too small or too large',
    tooManyLines: 'At most 40 lines',
    color: 'A color is written #rrggbb',
    colorContrast: 'This color is hard to read on the dark ground: take a lighter one',
    fixedByEnvironment: 'This is set by the environment of the server',
    wordValues: 'Keep every value in braces: the site puts data in its place',
    featureUnknown: 'Unknown server feature',
    uptimePercent: 'Give a percentage, such as 99.9%',
    playersOfMax: 'Give players and places with a slash, such as 12/200',
    universeId: 'A Roblox universe id consists of digits',
    gameServerAddress: 'For Minecraft give host:port, for Roblox the game page https://www.roblox.com/…',
    gameServerPrivate:
      'This address is inside a private network: players cannot join by it. If it is right, list its network in PROBE_ALLOW_PRIVATE',
    maintenanceEndsFirst: 'The end must be after the beginning',
    maintenanceIsOver: 'The end has passed: give a time ahead',
    maintenanceTooLong: 'A window lasts 7 days at most',
    maintenanceTooFar: 'The beginning is a year ahead at most',
    maintenanceOverlaps: 'Maintenance of this server is announced for that time already',
    launcherVersion: 'A version is numbers with dots: 1.2.0 or 1.3.0-beta.1',
    releaseExists: 'This version already exists for this system',
    releasePublished: 'A version can be corrected only until it is published',
    uploadMissing: 'The file has not been uploaded completely',
    launcherFileWrong: 'The file is damaged or made for another system',
    roleUnknown: 'There is no such role',
    usernameTaken: 'User with this username already exists.',
    emailTaken: 'User with this email already exists.',
    currentPasswordWrong: 'The current password is wrong.',
    roleNameTaken: 'A role with this name already exists.',
  },
})
export type ValidationKey = keyof (typeof validationTexts)['ru']

/** The part of a zod issue that a sentence is made of. */
export type RuleIssue = { code?: string | undefined; message: string; expected?: unknown; input?: unknown }

/** The sentence for one broken rule: its own, or one of the generic ones for a wrong or missing type. */
export function describeIssue(issue: RuleIssue, language: Language): string {
  const texts = validationTexts[language]
  if (Object.hasOwn(texts, issue.message)) return texts[issue.message as ValidationKey]
  if (issue.code !== 'invalid_type') return texts.invalid
  if (issue.input === undefined) return texts.required
  const received = issue.input === null ? 'null' : Array.isArray(issue.input) ? 'array' : typeof issue.input
  return language === 'ru'
    ? `Ожидается ${String(issue.expected)}, получено ${received}`
    : `Expected ${String(issue.expected)}, received ${received}`
}
