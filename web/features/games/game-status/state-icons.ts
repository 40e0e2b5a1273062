import { CircleCheck, CircleHelp, CircleX, Construction, type LucideIcon, Wrench } from 'lucide-react'
import type { GameServerState } from '#shared/constants/game-servers.ts'

export const STATE_ICONS = {
  online: CircleCheck,
  offline: CircleX,
  maintenance: Wrench,
  development: Construction,
  unknown: CircleHelp,
} as const satisfies Record<GameServerState, LucideIcon>
