import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import type { Product } from '#shared/contract/shop/products.ts'
import {
  chooseProducts,
  SCOPES,
  type Scope,
  WORLD_CHOICES,
  type WorldChoice,
} from '#web/features/shop/products/choose-products.ts'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { CaseCard } from './case-card.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { NothingHere } from './nothing-here.tsx'
import { ResourceRow } from './resource-row.tsx'

export function SuppliesPanel({
  supplies,
  scope,
  world,
  onChoose,
  onShow,
}: {
  supplies: readonly Product[]
  scope: Scope
  world: WorldChoice
  /** Changes what the address asks for; null asks for all. */
  onChoose: (chosen: { scope?: Scope | null; world?: WorldChoice | null }) => void
  onShow: (product: Product) => void
}) {
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const casesPart = useRef<HTMLElement>(null)
  const chosen = chooseProducts(supplies, scope, world)
  const resources = chosen.filter(({ category }) => category === 'resources')
  const cases = chosen.filter(({ category }) => category === 'cases')
  const showAll = () => onChoose({ scope: null, world: null })
  function goToCases() {
    casesPart.current?.scrollIntoView()
    casesPart.current?.focus({ preventScroll: true })
  }
  const wayOut = scope === 'all' && world === 'all' ? undefined : { label: texts.showAll, onClick: showAll }
  return (
    <>
      <div className="mb-10 flex flex-wrap gap-x-8 gap-y-5">
        <ChoiceBar
          label={texts.gameServer}
          options={WORLD_CHOICES.map((value) => ({ value, label: texts.gameServers[value] }))}
          value={world}
          onChange={(chosen) => onChoose({ world: chosen === 'all' ? null : chosen })}
        />
        <ChoiceBar
          label={texts.scope}
          options={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
          value={scope}
          onChange={(chosen) => onChoose({ scope: chosen === 'all' ? null : chosen })}
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
