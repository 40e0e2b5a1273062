import type { Language } from '#shared/constants/languages.ts'
import { tiersOf } from './choose-products.ts'
import { kitLine, kitTexts } from './kit.texts.ts'
import { productsTexts } from './products.texts.ts'
import {
  PRIVILEGE_IDS,
  type PrivilegeGrant,
  type PrivilegeId,
  type Product,
  privilegeGrants,
} from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

type Fact = { term: string; details: string[] }

/** All there is to know about a product before paying for it. */
export function productFacts(product: Product, language: Language): Fact[] {
  const texts = shopTexts[language]
  const where =
    product.type === 'global' ? texts.allServers : texts.oneServer(texts.gameServers[product.gameServer])
  const { contents } = productsTexts[language][product.id]
  return [
    ...(isPrivilege(product.id) ? privilegeFacts(product.id, language) : []),
    ...(contents ? [{ term: texts.contents, details: [contents] }] : []),
    { term: texts.where, details: [where] },
  ]
}

function privilegeFacts(id: PrivilegeId, language: Language): Fact[] {
  const texts = shopTexts[language]
  const grant: PrivilegeGrant = privilegeGrants[id]
  const tiers = tiersOf(id)
  const kits = tiers.flatMap((tier) => {
    const { kitCooldownHours }: PrivilegeGrant = privilegeGrants[tier]
    return kitCooldownHours
      ? [kitLine(kitTexts[language], productsTexts[language][tier].name, kitCooldownHours)]
      : []
  })
  return [
    {
      term: texts.commandsTitle,
      details: [tiers.flatMap((tier) => privilegeGrants[tier].commands).join(' ')],
    },
    ...(kits.length > 0 ? [{ term: texts.kits, details: kits }] : []),
    ...(grant.homes ? [{ term: texts.homes, details: [kitTexts[language].upTo(grant.homes)] }] : []),
    { term: texts.chat, details: [texts.chatColours] },
    { term: texts.prefix, details: [grant.prefix] },
    { term: texts.term, details: [texts.forever] },
    { term: texts.start, details: [texts.instantly] },
  ]
}

function isPrivilege(id: string): id is PrivilegeId {
  return (PRIVILEGE_IDS as readonly string[]).includes(id)
}
