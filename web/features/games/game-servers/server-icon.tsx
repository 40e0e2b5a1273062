import {
  Castle,
  Crown,
  Gamepad2,
  Globe,
  type LucideIcon,
  Pickaxe,
  Rocket,
  Shield,
  Skull,
  Sword,
  Swords,
} from 'lucide-react'
import type { GameServerIcon } from '#shared/constants/game-server-choices.ts'

const ICONS = {
  Swords,
  Gamepad2,
  Shield,
  Globe,
  Crown,
  Castle,
  Skull,
  Rocket,
  Sword,
  Pickaxe,
} as const satisfies Record<GameServerIcon, LucideIcon>

/** The icon a game server carries; a name we do not know is shown as a shield. */
export function ServerIcon({ name, className }: { name: string; className?: string }) {
  const Icon = Object.hasOwn(ICONS, name) ? ICONS[name as GameServerIcon] : Shield
  return <Icon size={24} strokeWidth={1.5} className={className} aria-hidden="true" />
}
