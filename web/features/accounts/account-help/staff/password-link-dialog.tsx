import type { User } from '#shared/contract/accounts/users.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useMakePasswordLink } from './account-help.mutations.ts'
import { accountHelpTexts } from './account-help.texts.ts'

/** Makes a link to a new password, and shows it on the one occasion there is. */
export function PasswordLinkDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(accountHelpTexts)
  const words = useTexts(wordsTexts)
  const { mutate, data, error, isPending } = useMakePasswordLink(user.id)
  return (
    <Dialog isOpen onClose={onClose} title={texts.linkTitle} className="max-w-lg">
      <div className="space-y-5 p-6">
        <p className="text-muted">
          <strong className="break-all text-text">{user.username}</strong>.{' '}
          {data ? texts.linkMade : texts.linkLead}
        </p>
        {data && <MadeLink url={data.url} endsAt={data.endsAt} onDone={onClose} />}
        {error && <FormFailure message={failureMessage(error, texts.linkFailed)} />}
        {!data && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              variant="primary"
              disabled={isPending}
              aria-busy={isPending || undefined}
              onClick={() => mutate()}
            >
              {isPending ? texts.makingLink : texts.makeLink}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function MadeLink({ url, endsAt, onDone }: { url: string; endsAt: string; onDone: () => void }) {
  const texts = useTexts(accountHelpTexts)
  return (
    <>
      <output
        aria-label={texts.linkTitle}
        className="block border border-line bg-sunken p-4 font-mono text-sm break-all select-all"
      >
        {url}
      </output>
      <p className="text-sm text-muted">
        {texts.linkEnds} <LocalTime dateTime={endsAt} style="date-time" />
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton text={url} />
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
