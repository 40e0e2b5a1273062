import type { Language } from '#shared/constants/languages.ts'
import { tiersOf } from './choose-products.ts'
import { kitTexts } from './kit.texts.ts'
import { productsTexts } from './products.texts.ts'
import { PRIVILEGE_IDS, type PrivilegeGrant, type PrivilegeId, privilegeGrants } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

/** One thing that a privilege may give, and what each tier gives of it: all, nothing, or so much. */
export type Comparison = { key: string; name: string; isCommand?: true; given: readonly (boolean | string)[] }

/** Everything the tiers give, those of the tiers below included; a line each, its figures in the order of the tiers. */
export function comparePrivileges(language: Language): Comparison[] {
  const texts = shopTexts[language]
  const kits = kitTexts[language]
  const grantOf = (id: PrivilegeId): PrivilegeGrant => privilegeGrants[id]
  const grants = PRIVILEGE_IDS.map((id) => tiersOf(id).map(grantOf))
  const chatColours = grants.map((held) => held.some(({ hasChatColours }) => hasChatColours))
  const commands = PRIVILEGE_IDS.flatMap((id) => privilegeGrants[id].commands).map((command) => ({
    key: command,
    name: command,
    isCommand: true as const,
    given: grants.map((held) => held.some((grant) => grant.commands.includes(command))),
  }))
  const kitsOfTiers = PRIVILEGE_IDS.flatMap((id) => {
    const { kitCooldownHours: hours } = grantOf(id)
    if (!hours) return []
    const given = PRIVILEGE_IDS.map((tier) => tiersOf(tier).includes(id) && kits.every(hours))
    return [{ key: `kit-${id}`, name: kits.kit(productsTexts[language][id].name), given }]
  })
  const homes = PRIVILEGE_IDS.map((id) => {
    const count = grantOf(id).homes
    return count ? kits.upTo(count) : false
  })
  return [
    { key: 'chat', name: texts.chatColours, given: chatColours },
    ...commands,
    ...kitsOfTiers,
    { key: 'homes', name: texts.homes, given: homes },
    { key: 'prefix', name: texts.prefix, given: PRIVILEGE_IDS.map((id) => grantOf(id).prefix) },
  ]
}
