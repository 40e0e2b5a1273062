import { type ReactNode, useId } from 'react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { checkoutTexts } from './checkout.texts.ts'

/** To what the buyer agrees, each by a box of its own that nobody has ticked for them, and with whom. */
export function Consents({
  isForAdults,
  errors,
}: {
  isForAdults: boolean
  errors: Partial<Record<string, string>>
}) {
  const texts = useTexts(checkoutTexts)
  const { name, taxId, contact } = useSiteInfo().seller
  const seller = [name, taxId, contact].filter(Boolean).join(', ')
  return (
    <div className="space-y-3">
      {isForAdults && (
        <Consent name="isAdult" label={texts.adult} error={errors.isAdult}>
          {texts.adultDetail}
        </Consent>
      )}
      <Consent
        name="consent"
        label={
          <>
            {texts.consent}{' '}
            <TextLink to={addresses.offer} target="_blank">
              {texts.offer}
            </TextLink>
          </>
        }
        error={errors.consent}
      >
        {seller && `${texts.seller}: ${seller}`}
      </Consent>
    </div>
  )
}

function Consent({
  name,
  label,
  error,
  children,
}: {
  name: string
  label: ReactNode
  error: string | undefined
  children: ReactNode
}) {
  const errorId = useId()
  return (
    <div>
      <Checkbox
        name={name}
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {children && <p className="pl-8 text-sm text-muted">{children}</p>}
      {error && (
        <p id={errorId} role="alert" className="mt-1 pl-8 text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
