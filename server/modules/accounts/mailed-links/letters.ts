import type { Letter } from '#server/lib/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type LetterParts = {
  username: string
  link: string
  /** How long the link works. */
  lifetimeMs: number
  site: SiteInfo
  language: Language
}

/** The letter with the link that confirms an e-mail address. */
export function verificationLetter(parts: LetterParts): Letter {
  const { site, language } = parts
  const lifetime = lifetimeOf(parts)
  const say = {
    ru: {
      subject: `Подтвердите адрес почты — ${site.name}`,
      request: 'Чтобы подтвердить адрес электронной почты, откройте ссылку и нажмите кнопку на странице:',
      button: 'Подтвердить адрес',
      closing: `Ссылка действует ${lifetime} и срабатывает один раз. Если вы не регистрировались на сайте ${site.name}, просто удалите это письмо.`,
    },
    en: {
      subject: `Confirm your email address — ${site.name}`,
      request: 'To confirm your email address, open this link and press the button on the page:',
      button: 'Confirm the address',
      closing: `The link works once and for ${lifetime}. If you have not registered at ${site.name}, simply delete this letter.`,
    },
  }[language]
  return letterWithLink(parts, say)
}

/** The letter with the link that sets a new password. */
export function passwordResetLetter(parts: LetterParts): Letter {
  const { site, language } = parts
  const lifetime = lifetimeOf(parts)
  const say = {
    ru: {
      subject: `Новый пароль — ${site.name}`,
      request:
        'Кто-то попросил сменить пароль вашего аккаунта. Если это вы, откройте ссылку и задайте новый:',
      button: 'Задать новый пароль',
      closing: `Ссылка действует ${lifetime} и срабатывает один раз. Если вы ни о чём не просили, просто удалите это письмо: пароль останется прежним.`,
    },
    en: {
      subject: `A new password — ${site.name}`,
      request:
        'Somebody has asked to change the password of your account. If it was you, open this link and set a new one:',
      button: 'Set a new password',
      closing: `The link works once and for ${lifetime}. If you have not asked for anything, simply delete this letter: the password stays as it is.`,
    },
  }[language]
  return letterWithLink(parts, say)
}

/** In whole days, or else in hours: «3 дня», "1 hour". */
function lifetimeOf({ lifetimeMs, language }: LetterParts): string {
  const isInDays = lifetimeMs % DAY_MS === 0
  const unit = { style: 'unit', unit: isInDays ? 'day' : 'hour', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, unit).format(lifetimeMs / (isInDays ? DAY_MS : HOUR_MS))
}

function letterWithLink(
  { username, link, site, language }: LetterParts,
  say: { subject: string; request: string; button: string; closing: string },
): Letter {
  const greeting = { ru: `Здравствуйте, ${username}!`, en: `Hello, ${username}!` }[language]
  return {
    subject: say.subject,
    text: `${greeting}\n\n${say.request}\n${link}\n\n${say.closing}\n`,
    html: `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#0e110c;color:#ece8da;font:16px/1.5 sans-serif">
<p style="font-size:20px;letter-spacing:1px;text-transform:uppercase;color:#f08a24">${escapeHtml(site.name)}</p>
<p>${escapeHtml(greeting)}</p>
<p>${say.request}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#f08a24;color:#0e110c;text-decoration:none;font-weight:bold">${say.button}</a></p>
<p style="color:#a9aa93">${escapeHtml(link)}</p>
<p style="color:#a9aa93">${escapeHtml(say.closing)}</p>
</body>
</html>`,
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
