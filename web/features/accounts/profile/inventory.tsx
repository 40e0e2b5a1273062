import { Lock } from 'lucide-react'
import type { InventoryItem } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { inventoryTexts } from './inventory.texts.ts'

/** What the player has in the game. */
export function Inventory({ items }: { items: readonly InventoryItem[] }) {
  const texts = useTexts(inventoryTexts)
  return (
    <section aria-labelledby="inventory">
      <h2 id="inventory" className="display mb-4 text-xl">
        {texts.inventory}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow">
              {item.name}
              <span className="block text-sm text-muted">
                {texts.types[item.type]}
                {item.server !== null && ` · ${item.server}`}
              </span>
            </span>
            {item.locked && (
              <Lock className="text-muted" size={18} strokeWidth={1.5} role="img" aria-label={texts.locked} />
            )}
            <Badge tone="sand">{texts.rarities[item.rarity]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
