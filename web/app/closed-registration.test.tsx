/** While registration is closed nothing invites to it. */
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { LoginPage } from '#web/features/accounts/auth/login-page.tsx'
import { SignInFirst } from '#web/features/shop/checkout/sign-in-first.tsx'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Hero } from './home/hero.tsx'

beforeEach(() => {
  startScreenTest()
})

const entry = { to: '/register', text_ru: 'Вступить', text_en: 'Join', isShown: true, items: null }
const quote = { lines: [], totalKopecks: 0, missing: [], providers: [] }

it.each<[string, ReactNode]>([
  ['header', <Header key="header" />],
  ['footer', <Footer key="footer" />],
  ['first screen', <Hero key="hero" />],
  ['log-in page', <LoginPage key="login" />],
  ['checkout', <SignInFirst key="checkout" quote={quote} />],
])('the %s leads to it only while it is open', (_, screen) => {
  const invites = (isSignUpOpen: boolean) => {
    const site = { ...sampleSite, isSignUpOpen, menus: { ...sampleSite.menus, footer: [entry] } }
    const { container } = renderScreen(screen, { site })
    const links = [...container.querySelectorAll('a')].filter(({ href }) => href.includes('/register'))
    cleanup()
    return links.length
  }
  expect(invites(true)).toBeGreaterThan(0)
  expect(invites(false)).toBe(0)
})
