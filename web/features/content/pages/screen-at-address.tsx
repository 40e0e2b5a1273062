import type { PageAtAddress } from '#shared/contract/content/pages.ts'
import { RulesScreen } from '#web/features/content/rules/rules-screen.tsx'
import { OwnPageScreen } from './own-page-screen.tsx'

/** What stands at an address that is not the product's: a page of the operator's own, or the rules. */
export function ScreenAtAddress({ thing }: { thing: PageAtAddress }) {
  return 'rules' in thing ? <RulesScreen page={thing} /> : <OwnPageScreen thing={thing} />
}
