import type { User } from '#shared/contract/accounts/users.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BanFacts } from './ban-facts.tsx'
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
  const fail = useFailureToast()
  const { mutate, isPending } = useUnbanUser(user.id)

  function unban() {
    if (isPending) return
    mutate(ban.at, {
      onSuccess: () => toast({ title: texts.unbanDone, description: user.username }),
      onError: (error) => fail(texts.unbanFailed, error),
    })
  }
  return (
    <Notice tone="warning" title={texts.banned} className="mt-4">
      <BanFacts ban={ban} />
      {isEditable && (
        <Button variant="outline" size="sm" onClick={unban} aria-busy={isPending || undefined}>
          {isPending ? texts.unbanning : texts.unban}
        </Button>
      )}
    </Notice>
  )
}
