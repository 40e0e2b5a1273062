/** Whether the shop sells, and who wants to hear that it has opened, wired for its wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { shopOpeningData } from './opening.personal.ts'
import { shopOpeningRoutes } from './opening.routes.ts'
import { createShopOpeningService } from './opening.service.ts'
import { createShopOpeningStore } from './opening.store.ts'
import { openingLetterWords } from './opening-letter.texts.ts'
import { createOpeningLetters, SHOP_OPENED_LETTER } from './opening-letters.ts'
import { createShopState } from './shop-state.ts'

const DUE_CHECK_MS = 1_000

export function wireOpening({
  database,
  now,
  config,
  platform: { invalidation, mail, personalData, words },
  accounts: { letters },
  isOpen,
  takesTopUps,
}: WingTools & {
  platform: PlatformServices
  accounts: Pick<AccountsServices, 'letters'>
  /** Whether anything can be bought now. */
  isOpen: () => Promise<boolean>
  takesTopUps: () => Promise<boolean>
}) {
  const requests = createShopOpeningStore(database)
  const opening = createShopOpeningService({ requests, now })
  // Of a shop that is a test nobody hears.
  const isReal = config.payments?.isTest !== true
  const opened = createOpeningLetters({ requests, letters, mail, database })
  const state = createShopState({ isOpen, takesTopUps, invalidation })
  personalData.enlist(shopOpeningData)
  words.enlist(openingLetterWords)
  mail.enlist(SHOP_OPENED_LETTER, opened.writeLetter)
  return {
    routes: (serve: Serve) => shopOpeningRoutes(serve, opening, state),
    background: [
      {
        every: DUE_CHECK_MS,
        async run() {
          if ((await state.checkDue()) && isReal) await opened.tellSome()
        },
      },
    ],
  }
}
