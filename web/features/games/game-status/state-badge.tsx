import { LoaderCircle } from 'lucide-react'
import type { GameServerState } from '#shared/constants/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { stateTexts } from './state.texts.ts'
import { STATE_ICONS } from './state-icons.ts'

/** A game server's state as icon and word; null while it is being asked. */
export function StateBadge({ state }: { state: GameServerState | null }) {
  const texts = useTexts(stateTexts)
  if (state === null) {
    return (
      <Badge icon={<LoaderCircle size={14} strokeWidth={1.5} className="animate-spin" aria-hidden="true" />}>
        {texts.checking}
      </Badge>
    )
  }
  const Icon = STATE_ICONS[state]
  return (
    <Badge tone={state} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {texts[state]}
    </Badge>
  )
}
