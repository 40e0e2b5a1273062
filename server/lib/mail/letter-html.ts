import type { Language } from '#shared/constants/languages.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'

export const LETTER_QUIET = 'color:#a9aa93'

/** Whose letter it is; the accent is a colour as `#rrggbb`. */
type LetterHead = { name: string; accent: string }

/** A letter in the colors of the site; `body` is HTML already. */
export function letterHtml(
  { name, accent }: LetterHead,
  language: Language,
  body: readonly string[],
): string {
  return `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#0e110c;color:#ece8da;font:16px/1.5 sans-serif">
<p style="font-size:20px;letter-spacing:1px;text-transform:uppercase;color:${accent}">${escapeHtml(name)}</p>
${body.join('\n')}
</body>
</html>`
}

export function letterButton(link: string, text: string, { accent }: Pick<LetterHead, 'accent'>): string {
  return `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${accent};color:#0e110c;text-decoration:none;font-weight:bold">${escapeHtml(text)}</a></p>`
}
