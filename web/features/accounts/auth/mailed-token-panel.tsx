import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { authTexts } from './auth.texts.ts'
import { useMailedToken } from './use-mailed-token.ts'

/** What a mailed link leads to: what `children` make of its token, or that it came without one. */
export function MailedTokenPanel({
  title,
  lead,
  children,
  otherWays,
}: {
  title: string
  lead: string
  children: (token: string) => ReactNode
  /** Links beside the one to the login page. */
  otherWays?: ReactNode
}) {
  const texts = useTexts(authTexts)
  const token = useMailedToken()
  return (
    <AccessPanel view="controlRoom" title={title} lead={lead}>
      {/* As high as a form: the links below stay where they are when it comes. */}
      <div className="min-h-64">
        {token === undefined && <Spinner />}
        {token && children(token)}
        {token === null && (
          <div role="alert">
            <h2 className="display text-xl">{texts.linkIncomplete}</h2>
            <p className="mt-2 text-muted">{texts.checkLink}</p>
          </div>
        )}
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        <TextLink to={addresses.login}>{texts.backToLogin}</TextLink>
        {otherWays}
      </p>
    </AccessPanel>
  )
}
