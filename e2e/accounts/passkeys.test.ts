/** Passkeys with a real browser and a device of its own: added in the settings, and enough to sign in. */
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { createHands } from '#e2e/harness/hands.ts'
import { test as journey, PROFILE_TOLD_OF_THE_END } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { passkeysTexts } from '#web/features/accounts/passkeys/passkeys.texts.ts'
import { passkeyButtonTexts } from '#web/features/accounts/passkeys/proving/passkey-button.texts.ts'
import { profileTexts } from '#web/features/accounts/profile/profile.texts.ts'
import { settingsTexts } from '#web/features/accounts/profile/settings/settings.texts.ts'
import { secondFactorTexts } from '#web/features/accounts/second-factor/second-factor.texts.ts'

/** Browsers keep passkeys for names alone. What is overridden instead would hold for every later file of this worker. */
const test = journey.extend('host', { scope: 'file' }, 'localhost')

/** A phone that recognizes its owner at once, and where passkeys are offered in a field chooses at once as well. */
async function bringDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

describe.each(PLACES)('$language, $width px, $device:', ({ language, width, device }) => {
  const texts = passkeysTexts[language]

  test('a passkey is added, signs in without a password from the field and by the button, and goes', async ({
    visit,
    product,
  }) => {
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    const { page, context } = visitor
    const hands = createHands(page, device)
    await bringDevice(page)
    // The session is taken away below.
    visitor.expectErrors(PROFILE_TOLD_OF_THE_END)
    await signIn(visitor, account)
    await visitor.goto('/profile')
    const settings = page.getByRole('dialog', { name: settingsTexts[language].settings })
    async function openSecurity() {
      await hands.press(page.getByRole('button', { name: profileTexts[language].settings }))
      await hands.reach(settings.getByRole('tab', { selected: true }))
      await page.keyboard.press('End')
      await settings.getByRole('tab', { name: settingsTexts[language].security, selected: true }).waitFor()
    }
    await openSecurity()
    await hands.press(settings.getByRole('button', { name: texts.add }))
    const adding = page.getByRole('dialog', { name: texts.addTitle })
    await hands.write(adding.getByLabel(texts.name), 'Pixel')
    await hands.press(adding.getByRole('button', { name: texts.goOn }))
    const codes = page.getByRole('dialog', { name: secondFactorTexts[language].codesTitle })
    await hands.press(codes.getByRole('button', { name: secondFactorTexts[language].done }))
    await settings.getByText('Pixel').waitFor()
    await expectToFitEveryScreen(page, width)

    // Offered in the field of the name, and chosen there.
    await context.clearCookies({ name: 'session' })
    await visitor.goto('/login')
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await context.clearCookies({ name: 'session' })
    await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
    await visitor.goto('/login')
    await expectToFitEveryScreen(page, width)
    await hands.press(page.getByRole('button', { name: passkeyButtonTexts[language].use }))
    await page.waitForURL('**/profile')
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await openSecurity()
    await hands.press(settings.getByRole('button', { name: `${texts.remove}: Pixel` }))
    const removing = page.getByRole('dialog', { name: texts.removeTitle.replace('{name}', 'Pixel') })
    await removing.getByText(texts.removeLast).waitFor()
    await hands.press(removing.getByRole('button', { name: texts.remove }))
    await settings.getByText('Pixel', { exact: true }).waitFor({ state: 'detached' })
    await context.clearCookies({ name: 'session' })
    await signIn(visitor, account)
  })
})
