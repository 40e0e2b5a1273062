import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useUnbanUser } from './user-bans.mutations.ts'
import { userBansTexts } from './user-bans.texts.ts'

/** Since when, until when and why an account is banned, and the way to lift it. */
export function BanNotice({
  user,
  ban,
  isEditable,
}: {
  user: User
  ban: NonNullable<User['ban']>
  isEditable: boolean
}) {
  const texts = useTexts(userBansTexts)
  const { mutate, isPending } = useUnbanUser(user.id)

  function unban() {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => toast({ title: texts.unbanDone, description: user.username }),
      onError: (error) => toastFailure(texts.unbanFailed, error),
    })
  }
  return (
    <Notice tone="warning" title={texts.banned} className="mt-4">
      <p>
        {texts.bannedSince} <LocalTime dateTime={ban.at} style="date-time" />{' '}
        {ban.until ? (
          <>
            {texts.bannedUntil} <LocalTime dateTime={ban.until} style="date-time" />
          </>
        ) : (
          texts.bannedForever
        )}
      </p>
      <p className="wrap-anywhere">
        {texts.banReason}: {ban.reason}
      </p>
      {ban.by !== null && (
        <p className="break-all">
          {texts.bannedBy}: {ban.by}
        </p>
      )}
      {isEditable && (
        <Button variant="outline" size="sm" onClick={unban} aria-busy={isPending || undefined}>
          {isPending ? texts.unbanning : texts.unban}
        </Button>
      )}
    </Notice>
  )
}
