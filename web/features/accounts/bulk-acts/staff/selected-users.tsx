import { type ReactNode, useState } from 'react'
import type { User } from '#shared/contract/accounts/users.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { BanForm } from '#web/features/accounts/user-bans/staff/ban-form.tsx'
import { formatNumber, type PluralForms, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx'
import { type BulkAct, type Refused, useActOnAll } from './bulk-acts.mutations.ts'
import { bulkActsTexts } from './bulk-acts.texts.ts'
import { NotifyDialog } from './notify-dialog.tsx'
import { RefusedUsers } from './refused-users.tsx'

type Outcome = { done: number; refused: readonly Refused[]; what: BulkAct }
const DONE = { ban: 'banned', unban: 'unbanned', notify: 'notified' } as const

/** What can be done with those selected, one after another; who was refused stays selected, with the reason told. */
export function SelectedUsers({
  users,
  forms,
  select,
  onClear,
  children,
}: {
  users: readonly User[]
  forms: PluralForms
  select: (ids: readonly number[], isSelected: boolean) => void
  onClear: () => void
  /** Acts that are done to all of them at once. */
  children?: ReactNode
}) {
  const texts = useTexts(bulkActsTexts)
  const { language } = useLanguage()
  const mayBan = usePermission('ban_users')
  const mayNotify = usePermission('send_notices')
  const { mutateAsync, isPending } = useActOnAll()
  const keyOf = useKeyOfRequest()
  const [asked, setAsked] = useState<'ban' | 'notify' | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const toBan = users.filter(({ ban }) => !ban)
  const toUnban = users.filter(({ ban }) => ban)
  const counted = (label: string, count: number) => `${label}: ${formatNumber(count, language)}`
  const whoOf = ({ length }: readonly User[]) =>
    `${formatNumber(length, language)} ${pluralForm(length, forms, language)}`

  async function act(on: readonly User[], what: BulkAct) {
    const { done, refused } = await mutateAsync({ users: on, act: what })
    select(done, false)
    setOutcome(refused.length > 0 ? { done: done.length, refused, what } : null)
    if (refused.length === 0) toast({ title: counted(texts[DONE[what.kind]], done.length) })
  }

  return (
    <>
      <SelectionBar count={users.length} forms={forms} onClear={onClear}>
        {children}
        {mayBan && toBan.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => setAsked('ban')}>
            {counted(texts.ban, toBan.length)}
          </Button>
        )}
        {mayBan && toUnban.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-busy={isPending || undefined}
            onClick={() => {
              if (!isPending) void act(toUnban, { kind: 'unban' })
            }}
          >
            {counted(texts.unban, toUnban.length)}
          </Button>
        )}
        {mayNotify && (
          <Button variant="outline" size="sm" onClick={() => setAsked('notify')}>
            {texts.notify}
          </Button>
        )}
      </SelectionBar>
      {asked === 'ban' && (
        <Dialog isOpen onClose={() => setAsked(null)} title={texts.banTitle} className="max-w-lg">
          <BanForm
            who={whoOf(toBan)}
            submit={(ban) => act(toBan, { kind: 'ban', ...ban })}
            onDone={() => setAsked(null)}
          />
        </Dialog>
      )}
      {asked === 'notify' && (
        <NotifyDialog
          who={whoOf(users)}
          submit={(said) => act(users, { kind: 'notify', said, key: keyOf(said) })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === null && outcome && (
        <RefusedUsers
          {...outcome}
          isBusy={isPending}
          onAgain={() =>
            void act(
              outcome.refused.map(({ user }) => user),
              outcome.what,
            )
          }
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  )
}
