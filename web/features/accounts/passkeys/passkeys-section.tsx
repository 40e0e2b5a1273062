import { type ReactNode, useId, useRef, useState } from 'react'
import type { Passkey } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { usePasskeys } from './passkeys.queries.ts'
import { passkeysTexts } from './passkeys.texts.ts'
import { knowsPasskeys } from './proving/passkey-support.ts'

type Open = 'add' | { rename: Passkey } | { remove: Passkey }

/** Keys that devices of the owner keep: added, named, removed. */
export function PasskeysSection({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const texts = useTexts(passkeysTexts)
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const passkeys = usePasskeys()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const own = passkeys.data ?? []
  return (
    <section aria-labelledby={id}>
      <Heading id={id} ref={title} tabIndex={-1} className="display text-lg outline-none">
        {texts.title}
      </Heading>
      <Loaded query={passkeys} loadFailed={texts.loadFailed}>
        {(list) => (
          <>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="min-w-0 grow basis-56 text-sm text-muted">{texts.lead}</p>
              {knowsPasskeys() && (
                <Button variant="outline" onClick={() => setOpen('add')}>
                  {texts.add}
                </Button>
              )}
            </div>
            {!knowsPasskeys() && <p className="mt-2 text-sm text-muted">{texts.unsupported}</p>}
            {list.length > 0 && (
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey}>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`${texts.rename}: ${passkey.name}`}
                      onClick={() => setOpen({ rename: passkey })}
                    >
                      {texts.rename}
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`${texts.remove}: ${passkey.name}`}
                      onClick={() => setOpen({ remove: passkey })}
                    >
                      {texts.remove}
                    </Button>
                  </PasskeyRow>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {open === 'add' && <AddPasskeyDialog isFirst={own.length === 0} onClose={close} />}
      {open && typeof open === 'object' && 'rename' in open && (
        <RenamePasskeyDialog passkey={open.rename} onClose={close} />
      )}
      {open && typeof open === 'object' && 'remove' in open && (
        <RemovePasskeyDialog
          passkey={open.remove}
          isLast={own.length === 1}
          onClose={close}
          onRemoved={() => {
            close()
            title.current?.focus() // the button goes with its line
          }}
        />
      )}
    </section>
  )
}

function PasskeyRow({ passkey, children }: { passkey: Passkey; children: ReactNode }) {
  const texts = useTexts(passkeysTexts)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2">
          {passkey.name}
          {passkey.isSynced && <Badge>{texts.synced}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {texts.added} <LocalTime dateTime={passkey.createdAt} style="date-time" />
          </span>
          <span>
            {passkey.lastUsedAt === null ? (
              texts.neverUsed
            ) : (
              <>
                {texts.used} <LocalTime dateTime={passkey.lastUsedAt} style="date-time" />
              </>
            )}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:-ml-3">{children}</div>
    </li>
  )
}
