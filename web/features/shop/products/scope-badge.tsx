import { Globe, Server } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Product } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

/** Where a product is valid. */
export function ScopeBadge({ product }: { product: Product }) {
  const texts = useTexts(shopTexts)
  return product.type === 'global' ? (
    <Badge tone="sand" icon={<Globe size={14} strokeWidth={1.5} />}>
      {texts.everywhere}
    </Badge>
  ) : (
    <Badge icon={<Server size={14} strokeWidth={1.5} />}>{texts.gameServers[product.gameServer]}</Badge>
  )
}
