import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast, toastFrom, withdrawToasts } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { useVerifyAccount } from './auth.mutations.ts'
import { authTexts, authWords } from './auth.texts.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { verificationTexts } from './verification.texts.ts'

export function VerifyPage() {
  const token = useMailedToken()
  // Another letter may be opened where this one stands.
  return <Verification key={token} token={token} />
}

function Verification({ token }: { token: string | null | undefined }) {
  const texts = useTexts(authTexts)
  const said = useTexts(verificationTexts)
  const words = useTexts(authWords)
  const verification = useVerifyAccount()
  const { error } = verification
  if (error instanceof ApiError && error.code === 'invalid_token') {
    return (
      <AccessPanel view="briefing" title={words.verifyTitle} lead={said.linkSpentLead}>
        <SpentLink />
      </AccessPanel>
    )
  }
  return (
    <AccessPanel view="briefing" title={words.verifyTitle} lead={words.verifyLead}>
      {/* Only the browser knows whether there is a token: what stands below keeps its place. */}
      <div className="min-h-25">
        {token === undefined && <Spinner />}
        {token && <VerifyButton token={token} verification={verification} />}
        {token === null && <MissingToken />}
      </div>
      <p className="mt-6 border-t border-line pt-4">
        <TextLink to={addresses.login}>{texts.backToLogin}</TextLink>
      </p>
    </AccessPanel>
  )
}

function MissingToken() {
  const texts = useTexts(authTexts)
  const said = useTexts(verificationTexts)
  return (
    <div role="alert">
      <h2 className="display text-xl">{said.tokenMissing}</h2>
      <p className="mt-2 text-muted">{texts.checkLink}</p>
    </div>
  )
}

/** The button that had the focus is gone. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus()

/** A link that was used or has expired: what that means for whoever stands here, and where to go on. */
function SpentLink() {
  const texts = useTexts(authTexts)
  const said = useTexts(verificationTexts)
  const { user } = useSession()
  const detail = user?.emailVerified ? said.linkSpentVerified : said.linkSpentUnverified
  return (
    <div role="alert" ref={focusOnArrival} tabIndex={-1} className="outline-none">
      <h2 className="display text-xl">{said.linkSpent}</h2>
      <p className="mt-2 text-muted">{user ? detail : said.linkSpentSignedOut}</p>
      <ButtonLink to={user ? addresses.profile : addresses.login} variant="primary" className="mt-5 w-full">
        {user ? said.toProfile : texts.logIn}
      </ButtonLink>
    </div>
  )
}

function VerifyButton({
  token,
  verification: { mutate, isPending, error },
}: {
  token: string
  verification: ReturnType<typeof useVerifyAccount>
}) {
  const said = useTexts(verificationTexts)
  const navigate = useNavigate()
  const [toastSource] = useState({})

  function verify() {
    mutate(token, {
      onSuccess: () => {
        withdrawToasts(toastSource)
        toast({ title: said.verified })
        navigate(addresses.login)
      },
      onError: (failure) => toastFrom(toastSource, () => toastFailure(said.verifyFailed, failure)),
    })
  }

  return (
    <div className="space-y-5">
      {error && <FormFailure message={failureMessage(error, said.verifyFailed)} />}
      <Button
        variant="primary"
        className="w-full"
        onClick={verify}
        disabled={isPending}
        aria-busy={isPending || undefined}
      >
        {isPending ? said.verifying : said.verify}
      </Button>
    </div>
  )
}
