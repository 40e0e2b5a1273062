import {
  BadgeCheck,
  Clock,
  type LucideIcon,
  PackageCheck,
  RotateCcw,
  SearchCheck,
  TimerOff,
  X,
} from 'lucide-react'
import type { OrderState } from '#shared/constants/shop/orders.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { orderStatusTexts } from './order-status.texts.ts'

const LOOKS: Record<OrderState, { tone: BadgeTone; Icon: LucideIcon }> = {
  awaiting_payment: { tone: 'maintenance', Icon: Clock },
  paid: { tone: 'development', Icon: PackageCheck },
  delivered: { tone: 'online', Icon: BadgeCheck },
  expired: { tone: 'unknown', Icon: TimerOff },
  cancelled: { tone: 'unknown', Icon: X },
  refunded: { tone: 'sand', Icon: RotateCcw },
  partly_refunded: { tone: 'sand', Icon: RotateCcw },
  review: { tone: 'maintenance', Icon: SearchCheck },
}

/** How far an order is, as icon and word. */
export function OrderStatus({ status }: { status: OrderState }) {
  const texts = useTexts(orderStatusTexts)
  const { tone, Icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {texts[status]}
    </Badge>
  )
}
