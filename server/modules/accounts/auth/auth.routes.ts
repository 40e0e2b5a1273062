import type { Caller, Serve } from '#server/http/serve.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import type { ProfileService } from '#server/modules/accounts/profile/profile.service.ts'
import type { ProofOfWorkService } from '#server/modules/accounts/proof-of-work/proof-of-work.service.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { passkeySignInEndpoints } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { passwordLinkEndpoints } from '#shared/contract/accounts/password-links.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import type { AuthService } from './auth.service.ts'

export function authRoutes(
  serve: Serve,
  auth: AuthService,
  sessions: SessionsService,
  profile: ProfileService,
  work: ProofOfWorkService,
  links: Pick<MailedLinksService, 'isPasswordLinkValid'>,
) {
  serve(authEndpoints.proofOfWork, () => work.make())
  serve(authEndpoints.register, ({ body: { altcha, ...form }, from, language }) =>
    auth.register(form, { address: from.address, proof: altcha }, language),
  )
  const placeOf = ({ cookie, browser, from }: Caller<'public'>) => ({
    ...from,
    replaced: cookie.token,
    knownBrowser: browser.token,
  })
  async function enter(
    opened: Awaited<ReturnType<AuthService['signIn']>>,
    { cookie, browser, language }: Caller<'public'>,
  ) {
    cookie.set(opened.token, opened.remember)
    browser.set(opened.browser)
    return { user: await profile.get(opened.userId, language) }
  }
  serve(authEndpoints.login, async (call) => enter(await auth.signIn(call.body, placeOf(call)), call))
  serve(passkeySignInEndpoints.login, async (call) =>
    enter(await auth.signInByPasskey(call.body, placeOf(call)), call),
  )
  serve(sessionEndpoints.logout, async ({ cookie }) => {
    if (cookie.token) await sessions.end(cookie.token)
    cookie.clear()
  })
  serve(authEndpoints.changePassword, async ({ body, currentUser, cookie, from }) => {
    const { token, remembered } = await auth.changePassword(body, currentUser, from)
    cookie.set(token, remembered)
  })
  serve(authEndpoints.forgotPassword, ({ body }) => auth.forgotPassword(body.username))
  serve(passwordLinkEndpoints.check, async ({ body }) => ({
    isValid: await links.isPasswordLinkValid(body.token),
  }))
  serve(authEndpoints.resetPassword, async ({ body, browser }) => {
    browser.set(await auth.resetPassword(body, browser.token))
  })
  serve(authEndpoints.verifyAccount, ({ body }) => auth.verify(body.token))
  serve(authEndpoints.resendVerification, ({ currentUser }) => auth.resendVerification(currentUser.id))
}
