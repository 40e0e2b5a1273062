import type { Serve } from '#server/http/serve.ts'
import type { ProfileService } from '#server/modules/accounts/profile/profile.service.ts'
import type { SessionsService } from '#server/modules/accounts/sessions/sessions.service.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import type { AuthService } from './auth.service.ts'

export function authRoutes(
  serve: Serve,
  auth: AuthService,
  sessions: SessionsService,
  profile: ProfileService,
) {
  serve(authEndpoints.register, ({ body, language }) => auth.register(body, language))
  serve(authEndpoints.login, async ({ body, cookie, browser, from, language }) => {
    const place = { ...from, replaced: cookie.token, knownBrowser: browser.token }
    const { userId, token, remember, browser: known } = await auth.signIn(body, place)
    cookie.set(token, remember)
    browser.set(known)
    return { user: await profile.get(userId, language) }
  })
  serve(sessionEndpoints.logout, async ({ cookie }) => {
    if (cookie.token) await sessions.end(cookie.token)
    cookie.clear()
  })
  serve(authEndpoints.changePassword, async ({ body, currentUser, cookie, from }) => {
    const { token, remembered } = await auth.changePassword(body, currentUser, from)
    cookie.set(token, remembered)
  })
  serve(authEndpoints.forgotPassword, ({ body }) => auth.forgotPassword(body.username))
  serve(authEndpoints.resetPassword, async ({ body, browser }) => {
    browser.set(await auth.resetPassword(body, browser.token))
  })
  serve(authEndpoints.verifyAccount, ({ body }) => auth.verify(body.token))
  serve(authEndpoints.resendVerification, ({ currentUser }) => auth.resendVerification(currentUser.id))
}
