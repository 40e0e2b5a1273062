import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BanFacts } from './ban-facts.tsx'
import { BanForm } from './ban-form.tsx'
import { useBanUser } from './user-bans.mutations.ts'
import { userBansTexts } from './user-bans.texts.ts'

export function BanDialog({ user, isOpen, onClose }: { user: User; isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(userBansTexts)
  const { mutateAsync } = useBanUser(user.id)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.banTitle} className="max-w-lg">
      <BanForm
        who={user.username}
        submit={async (ban) => {
          await mutateAsync({ ...ban, known: user.ban?.at ?? null })
          toast({ title: texts.banDone, description: user.username })
        }}
        onDone={onClose}
      >
        {user.ban && (
          <Notice tone="warning" title={texts.bannedAlready}>
            <BanFacts ban={user.ban} />
          </Notice>
        )}
      </BanForm>
    </Dialog>
  )
}
