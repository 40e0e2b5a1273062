import { WIDGET_SIZE } from '#shared/constants/games/widgets.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { widgetCodeTexts } from './widget-code.texts.ts'

/** A picture that other sites may show, and the code to copy for it. `widget` and `page` are addresses of this site. */
export function WidgetCode({ widget, page, about }: { widget: string; page: string; about: string }) {
  const texts = useTexts(widgetCodeTexts)
  const { language } = useLanguage()
  const { url, languages } = useSiteInfo()
  const path = `${widget}.png${languages.length > 1 ? `?lang=${language}` : ''}`
  return (
    <div className="space-y-5">
      <img
        src={path}
        alt={`${texts.picture}: ${about}`}
        {...WIDGET_SIZE}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full"
      />
      <dl className="divide-y divide-line border-y border-line">
        {codesOf({ picture: url + path, json: `${url}${widget}.json`, page: url + page, about }).map(
          ({ kind, code }) => (
            <div
              key={kind}
              className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-2 py-3 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
            >
              <dt className="label text-muted">{texts.kinds[kind]}</dt>
              <dd className="contents">
                <code className="font-mono text-xs break-all">{code}</code>
                <CopyButton text={code} about={texts.kinds[kind]} size="sm" className="max-md:w-fit" />
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

type Shown = { picture: string; json: string; page: string; about: string }

/** As forums, readmes and pages write a picture that leads somewhere. */
function codesOf({ picture, json, page, about }: Shown) {
  return [
    { kind: 'link', code: picture },
    { kind: 'markdown', code: `[![${about.replace(/[[\]\\]/g, '\\$&')}](${picture})](${page})` },
    {
      kind: 'html',
      code:
        `<a href="${escapeHtml(page)}"><img src="${escapeHtml(picture)}" alt="${escapeHtml(about)}" ` +
        `width="${WIDGET_SIZE.width}" height="${WIDGET_SIZE.height}"></a>`,
    },
    { kind: 'bbcode', code: `[url=${page}][img]${picture}[/img][/url]` },
    { kind: 'json', code: json },
  ] as const
}
