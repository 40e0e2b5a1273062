import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { CaseCard } from './case-card.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { chooseProducts } from './choose-products.ts'
import { NothingHere } from './nothing-here.tsx'
import { ResourceRow } from './resource-row.tsx'
import {
  GAME_SERVER_CHOICES,
  type GameServerChoice,
  type Product,
  SCOPES,
  type Scope,
  supplies,
} from './shop.data.ts'
import { shopTexts, shopWords } from './shop.texts.ts'

export function SuppliesPanel({
  scope,
  onScopeChange,
  gameServer,
  onGameServerChange,
  onShow,
}: {
  scope: Scope
  onScopeChange: (scope: Scope) => void
  gameServer: GameServerChoice
  onGameServerChange: (gameServer: GameServerChoice) => void
  onShow: (product: Product) => void
}) {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const casesPart = useRef<HTMLElement>(null)
  const chosen = chooseProducts(supplies, scope, gameServer)
  const resources = chosen.filter(({ category }) => category === 'resources')
  const cases = chosen.filter(({ category }) => category === 'cases')
  function showAll() {
    onScopeChange('all')
    onGameServerChange('all')
  }
  function goToCases() {
    casesPart.current?.scrollIntoView()
    casesPart.current?.focus({ preventScroll: true })
  }
  const wayOut =
    scope === 'all' && gameServer === 'all' ? undefined : { label: texts.showAll, onClick: showAll }
  return (
    <>
      <div className="mb-10 flex flex-wrap gap-x-8 gap-y-5">
        <ChoiceBar
          label={texts.gameServer}
          options={GAME_SERVER_CHOICES.map((value) => ({ value, label: texts.gameServers[value] }))}
          value={gameServer}
          onChange={onGameServerChange}
        />
        <ChoiceBar
          label={texts.scope}
          options={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
          value={scope}
          onChange={onScopeChange}
        />
      </div>
      <section aria-labelledby="shop-resources" className="mb-12">
        <SectionHeading id="shop-resources" title={texts.sets}>
          <Button variant="ghost" size="sm" onClick={() => goToCases()}>
            {texts.toCases}
            <ArrowDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        </SectionHeading>
        {resources.length === 0 ? (
          <NothingHere reason={words.noResources} wayOut={wayOut} />
        ) : (
          <ul className="divide-y divide-line border-b border-line">
            {resources.map((product) => (
              <ResourceRow key={product.id} product={product} onShow={onShow} />
            ))}
          </ul>
        )}
      </section>
      <section
        ref={casesPart}
        tabIndex={-1}
        aria-labelledby="shop-cases"
        className="scroll-mt-24 outline-none"
      >
        <SectionHeading id="shop-cases" title={words.cases} />
        {cases.length === 0 ? (
          <NothingHere reason={words.noCases} wayOut={wayOut} />
        ) : (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {cases.map((product) => (
              <CaseCard key={product.id} product={product} onShow={onShow} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
