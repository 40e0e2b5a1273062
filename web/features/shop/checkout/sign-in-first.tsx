import { addresses } from '#shared/addresses.ts'
import type { Quote } from '#shared/contract/shop/quote.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { Total } from './total.tsx'

/** The way to the gate, which leads back here. */
export function SignInFirst({ quote }: { quote: Quote }) {
  const texts = useTexts(checkoutTexts)
  const { isSignUpOpen } = useSiteInfo()
  const gate = useGateAddress()
  return (
    <Card className="space-y-5">
      <Total quote={quote} />
      <div>
        <h2 className="font-medium">{texts.signIn}</h2>
        <p className="mt-1 text-sm text-muted">{texts.signInDetail}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={gate(addresses.login)} variant="primary" className="grow">
          {texts.logIn}
        </ButtonLink>
        {isSignUpOpen && (
          <ButtonLink to={gate(addresses.register)} variant="outline" className="grow">
            {texts.signUp}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
