import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { layOutWhole } from './lay-out-whole.ts'

/** What WCAG 2.2 AA counts as wrong, one rule in each version of the guidelines. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds on the page as it stands, a line each: the rule and where it is broken. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await layOutWhole(page)
  const { violations } = await new AxeBuilder({ page })
    // Gathering what is right as well takes half of its time.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  )
}
