import { Globe, Server } from 'lucide-react'
import type { Product } from '#shared/contract/shop/products.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { shopTexts } from './shop.texts.ts'

/** Where a product is valid. */
export function ScopeBadge({ product: { server } }: { product: Product }) {
  const texts = useTexts(shopTexts)
  return server === null ? (
    <Badge tone="sand" icon={<Globe size={14} strokeWidth={1.5} />}>
      {texts.everywhere}
    </Badge>
  ) : (
    <Badge icon={<Server size={14} strokeWidth={1.5} />}>{texts.gameServers[server]}</Badge>
  )
}
