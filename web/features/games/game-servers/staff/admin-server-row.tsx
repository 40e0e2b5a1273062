import { Eye, EyeOff, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { isConflict } from '#web/api/api-error.ts'
import { MoveButtons } from '#web/editing/ordering/move-buttons.tsx'
import type { Steps } from '#web/editing/ordering/use-ordering.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { ServerIcon } from '#web/features/games/game-servers/server-icon.tsx'
import { typeTexts } from '#web/features/games/game-servers/server-labels.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useUpdateGameServer } from './admin-servers.mutations.ts'
import { adminServersTexts } from './admin-servers.texts.ts'
import { DeclaredStateSelect } from './declared-state-select.tsx'

/** One server of the list: its place, what is declared of it, and what can be done with it. */
export function AdminServerRow({
  server,
  place,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  server: StaffGameServer
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (steps: Steps, button: HTMLButtonElement) => void
  onRemove: () => void
}) {
  const texts = useTexts(adminServersTexts)
  const words = useTexts(wordsTexts)
  const types = useTexts(typeTexts)
  const fail = useFailureToast()
  const { mutate: change, isPending, variables: sent } = useUpdateGameServer()
  const [hasConflict, setConflict] = useState(false)
  const { id, version, isHidden, name_server: name } = server
  const address = hrefOf(addresses.adminServer, { id })

  function apply(fields: Partial<Pick<StaffGameServer, 'isHidden' | 'declaredState'>>, said: string) {
    // Another change would carry a version that is just being replaced.
    if (isPending) return
    change(
      { id, version, ...fields },
      {
        onSuccess: () => {
          setConflict(false)
          toast({ title: said })
        },
        onError: (error) => {
          setConflict(isConflict(error))
          fail(texts.changeFailed, error)
        },
      },
    )
  }

  const HideIcon = isHidden ? Eye : EyeOff
  return (
    <li className="border-b border-line py-4">
      <div className="grid gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center">
        <div className="flex min-w-0 items-center gap-3">
          <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          <span aria-hidden="true" className="label hidden shrink-0 text-muted sm:inline">
            {String(place).padStart(2, '0')}
          </span>
          <ServerIcon name={server.icon} className="shrink-0 text-sand max-sm:hidden" />
          <div className="min-w-0">
            <Link to={address} className="text-lg font-medium hover:text-signal">
              {name}
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              <span>{types[server.type]}</span>
              <span className="font-mono break-all">{server.ip}</span>
              {isHidden && (
                <Badge tone="maintenance" icon={<EyeOff size={14} strokeWidth={1.5} aria-hidden="true" />}>
                  {texts.hidden}
                </Badge>
              )}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <DeclaredStateSelect
            name={name}
            state={isPending && sent.declaredState !== undefined ? sent.declaredState : server.declaredState}
            isBusy={isPending}
            onChoose={(declaredState) => apply({ declaredState }, texts.declaredNow)}
          />
          <Button
            variant="ghost"
            aria-label={`${isHidden ? texts.show : texts.hide}: ${name}`}
            aria-busy={isPending || undefined}
            onClick={() => apply({ isHidden: !isHidden }, isHidden ? texts.wasShown : texts.wasHidden)}
          >
            <HideIcon size={18} strokeWidth={1.5} aria-hidden="true" />
            {isHidden ? texts.show : texts.hide}
          </Button>
          <ButtonLink to={address} variant="outline" aria-label={`${words.edit}: ${name}`}>
            <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.edit}
          </ButtonLink>
          <Button variant="ghost" size="icon" aria-label={`${words.remove}: ${name}`} onClick={onRemove}>
            <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {hasConflict && <Notice tone="warning" title={texts.conflict} className="mt-4" />}
    </li>
  )
}
