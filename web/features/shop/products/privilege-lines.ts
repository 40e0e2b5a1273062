import type { Language } from '#shared/constants/languages.ts'
import { kitLine, kitTexts } from './kit.texts.ts'
import { productsTexts } from './products.texts.ts'
import { type PrivilegeGrant, type PrivilegeId, privilegeGrants } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

/** What a tier gives over the one below it, a line each. */
export function privilegeLines(id: PrivilegeId, language: Language): string[] {
  const texts = shopTexts[language]
  const grant: PrivilegeGrant = privilegeGrants[id]
  return [
    grant.includes && texts.everythingOf(productsTexts[language][grant.includes].name),
    grant.hasChatColours && texts.chatColours,
    grant.commands.join(', '),
    grant.kitCooldownHours &&
      kitLine(kitTexts[language], productsTexts[language][id].name, grant.kitCooldownHours),
    grant.homes && kitTexts[language].homes(grant.homes),
    `${texts.prefix} ${grant.prefix}`,
  ].filter((line): line is string => Boolean(line))
}
