import type { Letter } from '#server/lib/mailer.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'

const DAYS_VALID = 3

/** The letter with the link that confirms an e-mail address. */
export function verificationLetter({
  username,
  link,
  site,
  language,
}: {
  username: string
  link: string
  site: SiteInfo
  language: Language
}): Letter {
  const say = {
    ru: {
      subject: `Подтвердите адрес почты — ${site.name}`,
      greeting: `Здравствуйте, ${username}!`,
      request: 'Чтобы подтвердить адрес электронной почты, откройте ссылку и нажмите кнопку на странице:',
      button: 'Подтвердить адрес',
      closing: `Ссылка действует ${DAYS_VALID} дня и срабатывает один раз. Если вы не регистрировались на сайте ${site.name}, просто удалите это письмо.`,
    },
    en: {
      subject: `Confirm your email address — ${site.name}`,
      greeting: `Hello, ${username}!`,
      request: 'To confirm your email address, open this link and press the button on the page:',
      button: 'Confirm the address',
      closing: `The link works once and for ${DAYS_VALID} days. If you have not registered at ${site.name}, simply delete this letter.`,
    },
  }[language]
  return {
    subject: say.subject,
    text: `${say.greeting}\n\n${say.request}\n${link}\n\n${say.closing}\n`,
    html: `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#0e110c;color:#ece8da;font:16px/1.5 sans-serif">
<p style="font-size:20px;letter-spacing:1px;text-transform:uppercase;color:#f08a24">${escapeHtml(site.name)}</p>
<p>${escapeHtml(say.greeting)}</p>
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
