import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { PrivilegesPanel } from './privileges-panel.tsx'
import { ProductDialog } from './product-dialog.tsx'
import type { GameServerChoice, Product, Scope } from './shop.data.ts'
import { shopTexts, shopWords } from './shop.texts.ts'
import { SuppliesPanel } from './supplies-panel.tsx'

export function ShopPage() {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const [scope, setScope] = useState<Scope>('all')
  const [gameServer, setGameServer] = useState<GameServerChoice>('all')
  const [shown, setShown] = useState<Product | null>(null)
  return (
    <>
      <PageHeading
        mark={sectionMark('shop', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="shop" name="case-donate" tone="sand" position="object-[50%_35%]" />}
      />
      <div className="column">
        <Notice title={texts.unavailable} className="mb-6">
          {words.unavailableReason}
        </Notice>
        <Tabs
          label={texts.categories}
          tabs={[
            {
              key: 'privileges',
              label: words.privileges,
              panel: <PrivilegesPanel onShow={setShown} />,
            },
            {
              key: 'supplies',
              label: words.supplies,
              panel: (
                <SuppliesPanel
                  scope={scope}
                  onScopeChange={setScope}
                  gameServer={gameServer}
                  onGameServerChange={setGameServer}
                  onShow={setShown}
                />
              ),
            },
          ]}
        />
        <ProductDialog product={shown} onClose={() => setShown(null)} />
      </div>
    </>
  )
}
