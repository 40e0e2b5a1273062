import { addresses } from '#shared/addresses.ts'
import { profileTexts } from '#web/features/accounts/profile/profile.texts.ts'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Leads from a balance to where roubles are put on it; not there where none are taken. */
export function TopUpLink() {
  const texts = useTexts(profileTexts)
  const isOpen = useIsOpenAddress()(addresses.topUp)
  const { data } = useShopState(isOpen)
  if (!isOpen || !data?.takesTopUps) return null
  return (
    <ButtonLink to={addresses.topUp} variant="primary">
      {texts.topUp}
    </ButtonLink>
  )
}
