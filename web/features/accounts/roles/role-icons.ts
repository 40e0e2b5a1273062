import {
  Axe,
  Crown,
  Flag,
  Gem,
  Hammer,
  Headset,
  Heart,
  type LucideIcon,
  Megaphone,
  Pen,
  Shield,
  Star,
  Swords,
} from 'lucide-react'
import type { RoleIcon } from '#shared/constants/roles/role-looks.ts'

export const roleIcons: Readonly<Record<RoleIcon, LucideIcon>> = {
  shield: Shield,
  crown: Crown,
  star: Star,
  swords: Swords,
  hammer: Hammer,
  axe: Axe,
  pen: Pen,
  megaphone: Megaphone,
  headset: Headset,
  heart: Heart,
  flag: Flag,
  gem: Gem,
}
