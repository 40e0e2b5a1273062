import { addresses } from '#shared/addresses.ts'
import { missingOfSeller } from '#shared/contract/platform/seller.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paymentsTexts } from './payments.texts.ts'

/** Why the shop stays closed whatever is connected here: what is not said yet of who sells. */
export function SellerNotice() {
  const texts = useTexts(paymentsTexts)
  const missing = missingOfSeller(useSiteInfo().seller)
  const mayName = usePermission('manage_site')
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={texts.noSeller}>
      <p>
        {texts.sellerLacks} {missing.map((line) => texts.sellerLines[line]).join(', ')}.
      </p>
      <p>
        {mayName ? (
          <TextLink to={`${addresses.adminSite}#seller`}>{texts.nameSeller}</TextLink>
        ) : (
          texts.askForSeller
        )}
      </p>
    </Notice>
  )
}
