import type { StaffPage } from '#shared/contract/content/pages.ts'
import { isReservedPath } from '#shared/reserved-segments.ts'
import { AddToMenu } from '#web/features/platform/menus/staff/add-to-menu.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminPagesTexts } from './admin-pages.texts.ts'

/** Where it stands: the way there, its address to be sent, and what else leads there. Until it is out staff alone see it. */
export function PageAddress({
  page: { path, state, redirectTo, formerPaths, title_ru, title_en },
}: {
  page: StaffPage
}) {
  const texts = useTexts(adminPagesTexts)
  const { url } = useSiteInfo()
  // At those of the site itself it is the site that answers.
  const leading = formerPaths.filter((former) => !isReservedPath(former))
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {redirectTo === null && (
          <TextLink
            to={path}
            aria-label={`${texts.open}: ${path}`}
            className="inline-flex min-h-11 items-center"
          >
            {texts.open}
          </TextLink>
        )}
        {state === 'published' && (
          <CopyButton text={url + path} label={texts.copyLink} about={path} variant="ghost" size="sm" />
        )}
        {state === 'published' && redirectTo === null && (
          <AddToMenu
            to={path}
            text_ru={title_ru || title_en || path}
            text_en={title_en || title_ru || path}
          />
        )}
      </div>
      {redirectTo !== null && (
        <p className="text-muted">
          {texts.leadsTo} <span className="font-mono text-text">{redirectTo}</span>
        </p>
      )}
      {leading.length > 0 && (
        <p className="text-muted">
          {texts.former} <span className="font-mono">{leading.join(', ')}</span>
        </p>
      )}
    </div>
  )
}
