/** The privacy policy tells of all that the sources do with a visitor's browser and mailbox. Whoever adds to it changes both. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLOSED_ANNOUNCEMENT_KEY } from '#shared/closed-announcement-key.ts'
import { MOTION_KEY } from '#shared/constants/accounts/motion-key.ts'
import { LANGUAGE_KEY, LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { BROWSER_COOKIE, SESSION_COOKIE, SIGNED_IN_COOKIE } from '#shared/constants/session.ts'
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'
import { type Profile, profileSchema } from '#shared/contract/accounts/profile.ts'
import { LOG_OUT_KEY } from '#shared/log-out-key.ts'
import { privacyTexts } from '#shared/texts/legal/privacy.texts.ts'

const sources = globSync('{shared,server,web}/**/*.{ts,tsx,html}', {
  exclude: ['**/*.test.{ts,tsx}', 'web/testing/**'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const foundIn = (pattern: RegExp) => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found))),
]
const paragraphsOf = (language: Language, id: string) =>
  privacyTexts[language].sections
    .filter((section) => section.id === id)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')
    .replaceAll('\u00a0', ' ')

test('the cookies that are set are the four it names', () => {
  expect(foundIn(/setCookie\((\w+)/g).sort()).toEqual(['BROWSER_COOKIE', 'SIGNED_IN_COOKIE', 'nameOf'])
  // The second is taken away there, never set.
  expect(foundIn(/document\.cookie = `\$\{(\w+)\}/g).sort()).toEqual(['LANGUAGE_KEY', 'SIGNED_IN_COOKIE'])
  for (const language of LANGUAGES)
    for (const name of [SESSION_COOKIE, SIGNED_IN_COOKIE, BROWSER_COOKIE, LANGUAGE_KEY])
      expect(paragraphsOf(language, 'cookies')).toContain(`ookie ${name} `)
})

test('local storage holds the language, the mark of a log-out, a closed announcement, the basket and less motion, the tab what a list of files writes', () => {
  expect(foundIn(/localStorage\.setItem\(([^,]+),/g).sort()).toEqual([
    'BASKET_KEY',
    'CLOSED_ANNOUNCEMENT_KEY',
    'LANGUAGE_KEY',
    'LOG_OUT_KEY',
    'MOTION_KEY',
  ])
  for (const language of LANGUAGES)
    for (const key of [LOG_OUT_KEY, CLOSED_ANNOUNCEMENT_KEY, BASKET_KEY, MOTION_KEY])
      expect(paragraphsOf(language, 'cookies')).toContain(` ${key} `)
  const files = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
  expect(files(/sessionStorage\.setItem\(/).sort()).toEqual([
    'web/lib/fetch-code.ts',
    'web/lib/tab-memory.ts',
    'web/routing/scroll-positions.ts',
  ])
  expect(files(/indexedDB|caches\.open|serviceWorker/)).toEqual([])
})

test('the letters that can be written are those it lists', () => {
  expect(foundIn(/mail\.enlist\(\s*('[\w-]+'|\w+)/g).sort()).toEqual([
    "'deletion-undo'",
    "'invitation'",
    "'password-reset'",
    "'verification'",
    'APPEAL_ANSWER_LETTER',
    'EMAIL_UNDO_LETTER',
    'FACTOR_ENDING_LETTER',
    'NAME_NOTICE',
    'NEW_DEVICE_LETTER',
    'ORDER_DELIVERED_LETTER',
    'ORDER_ENDING_LETTER',
    'ORDER_LETTER',
    'ORDER_REFUNDED_LETTER',
    'ORDER_UNCLAIMED_LETTER',
    'PASSWORD_LINK_NOTICE',
    'PASSWORD_NOTICE',
    'SECOND_FACTOR_LETTER',
    'SHOP_OPENED_LETTER',
    'TOP_UP_LETTER',
    'TOP_UP_REFUNDED_LETTER',
    'TOURNAMENT_LETTER',
  ])
  expect(paragraphsOf('ru', 'email')).toMatch(
    /двадцать один: ссылка подтверждения.*новый пароль.*первый пароль.*команда сайта сделала.*изменила имя.*обжалование.*прежний.*пароль изменён.*вход по коду.*администрация отключает.*нового устройства.*возвращает аккаунт 7 дней.*о турнире.*чек об оплаченном заказе.*выдан.*неожиданном платеже.*возврате.*за три дня.*открытии магазина.*баланс пополнен/,
  )
  expect(paragraphsOf('en', 'email')).toMatch(
    /twenty-one kinds.*confirmation link.*new password.*first password.*staff made.*changed the name.*appeal.*former.*password was changed.*signing in by code.*staff are turning.*new device.*brings it back for 7 days.*tournament.*receipt of a paid order.*delivered.*not expect.*went back.*three days before.*shop has opened/,
  )
})

test('how long things live is what the server keeps to', () => {
  expect(paragraphsOf('ru', 'cookies')).toMatch(/через 24 часа без действий.* 30 дней/)
  expect(paragraphsOf('en', 'cookies')).toMatch(/after 24 hours without activity.* 30 days/)
  expect(paragraphsOf('ru', 'email')).toMatch(/действует 3 дня;.*действует 1 час;/)
  expect(paragraphsOf('en', 'email')).toMatch(/works for 3 days;.*works for 1 hour;/)
  expect(paragraphsOf('ru', 'cookies')).toMatch(/на 180 дней после входа/)
  expect(paragraphsOf('en', 'cookies')).toMatch(/for 180 days after a log-in/)
  expect(paragraphsOf('ru', 'account')).toMatch(/через 24 часа после последнего/)
  expect(paragraphsOf('en', 'account')).toMatch(/until 24 hours after the last one/)
  expect(foundIn(/const YEAR_S = ([\d *]+)/g)).toEqual(['365 * 24 * 60 * 60'])
})

test('addresses of visitors are kept in the table that the policy names, and for how long; of the network of a session it tells', () => {
  const columns = sources.filter(({ file }) =>
    /^server\/db\/schema\/(accounts|content|platform)\.ts$/.test(file),
  )
  expect(columns).toHaveLength(3)
  const trail = /^ {2}security_events: \{[^}]*\}/m
  expect(columns.filter(({ text }) => trail.test(text))).toHaveLength(1)
  const others = columns.map(({ text }) => text.replace(trail, ''))
  for (const text of others) expect(text).not.toMatch(/^ {4}(ip|\w*_ip|user_agent)\b/m)
  expect(others.flatMap((text) => text.match(/^ {4}network\b/gm) ?? [])).toHaveLength(2)
  expect(paragraphsOf('ru', 'account')).toContain('Ключ API')
  expect(paragraphsOf('en', 'account')).toContain('API key')
  expect(paragraphsOf('ru', 'cookies')).toContain('сеть, из которой вы вошли (без конца адреса)')
  expect(paragraphsOf('en', 'cookies')).toContain(
    'the network you logged in from (without the end of the address)',
  )
  expect(paragraphsOf('ru', 'account')).toMatch(/сетевой адрес.*Через 14 дней .*только сеть.* 90 дней/)
  expect(paragraphsOf('en', 'account')).toMatch(/network address.*After 14 days only the network.* 90 days/)
})

/** By which word each language names what a profile tells; null where it is made of the others. */
const NAMED = {
  id: null,
  username: ['имя пользователя', 'username'],
  email: ['адрес почты', 'email address'],
  pendingEmail: null,
  emailVerified: ['время подтверждения почты', 'time your email was confirmed'],
  discordUsername: ['имя в Discord', 'Discord name'],
  language: ['язык писем', 'language of letters'],
  avatarUrl: ['картинка головы', 'picture of the head'],
  balance: ['баланса', 'balance'],
  joinDate: ['дату', 'the date'],
  level: ['уровня', 'level'],
  rank: ['звания', 'rank'],
  tier: null,
  skin: ['скина', 'skin'],
  playtimeMinutes: ['времени в игре', 'playtime'],
  kills: ['убийств', 'kills'],
  deaths: ['смертей', 'deaths'],
  kdRatio: null,
  games: null,
  achievements: ['достижений', 'achievements'],
  transactions: ['истории операций', 'transaction history'],
  inventory: ['предметов', 'items'],
  roles: ['роли', 'roles'],
  roleBadges: null,
} as const satisfies Record<keyof Profile, readonly [ru: string, en: string] | null>

test('all that is kept of a player is named, and what goes with the account', () => {
  expect(Object.keys(NAMED)).toEqual(Object.keys(profileSchema.shape))
  for (const [place, language] of LANGUAGES.entries()) {
    const text = privacyTexts[language].sections
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
      .replaceAll('\u00a0', ' ')
    for (const words of Object.values(NAMED)) if (words) expect(text).toContain(words[place])
  }
  expect(paragraphsOf('ru', 'deletion')).toMatch(/исчезают [^.]*достижения, предметы и история операций\./)
  expect(paragraphsOf('en', 'deletion')).toMatch(
    /go the email[^.]*achievements, items and transaction history\./,
  )
})
