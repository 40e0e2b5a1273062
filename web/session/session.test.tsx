import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { TransportReply } from '#shared/contract/page-rendering.ts'
import { WholeHistory } from '#web/features/accounts/profile/whole-history.tsx'
import { type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { useSession } from './session.tsx'
import { forgetSession, isSessionExpected } from './session-expectation.ts'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
afterEach(() => void vi.useRealTimers())

function Who() {
  const { isLoading, user } = useSession()
  return <p>{isLoading ? 'unknown' : (user?.username ?? 'nobody')}</p>
}

describe('the session', () => {
  it('is unknown until the first check has ended', async () => {
    renderScreen(<Who />)
    expect(screen.getByText('unknown')).toBeTruthy()
    expect(await screen.findByText('nobody')).toBeTruthy()
  })

  it('is logged in once a profile request returned 200', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    renderScreen(<Who />)
    expect(await screen.findByText('Ranger')).toBeTruthy()
  })

  it.each(['internal', 'unavailable', 'too_many_requests'] as const)(
    'is logged out when refused with %s',
    async (code) => {
      api.refuse(profileEndpoints.get, code, '')
      renderScreen(<Who />)
      expect(await screen.findByText('nobody')).toBeTruthy()
    },
  )

  it('leaves nobody waiting who asked for something private before it is known that nobody is signed in', async () => {
    let tell = (_: TransportReply) => {}
    api.on(profileEndpoints.get, () => new Promise<TransportReply>((resolve) => (tell = resolve)))
    api.on(ledgerEndpoints.list, () => new Promise(() => {}))
    renderScreen(<WholeHistory newestId={1} />)
    await waitFor(() => expect(api.calls(ledgerEndpoints.list)).toHaveLength(1))
    api.refuse(ledgerEndpoints.list, 'unavailable', 'Позже')
    tell(refused('not_signed_in', ''))
    expect(await screen.findByText('Позже')).toBeTruthy()
  })

  it('is logged out when the first check has no answer', async () => {
    api.fail(profileEndpoints.get)
    renderScreen(<Who />)
    expect(await screen.findByText('nobody')).toBeTruthy()
  })

  it('is nobody’s without asking where there is no mark of a session', async () => {
    forgetSession()
    renderScreen(<Who />)
    expect(await screen.findByText('nobody')).toBeTruthy()
    expect(api.calls(profileEndpoints.get)).toHaveLength(0)
  })

  it('loses its mark when the server knows no such session', async () => {
    renderScreen(<Who />)
    await screen.findByText('nobody')
    expect(isSessionExpected()).toBe(false)
  })

  it('tells somebody banned why, once', async () => {
    api.refuse(profileEndpoints.get, 'banned', 'Причина: читы.')
    renderScreen(<Who />)
    expect(await screen.findByText('nobody')).toBeTruthy()
    expect(await screen.findByText('Причина: читы.')).toBeTruthy()
    expect(isSessionExpected()).toBe(false)
  })

  it('is checked again every ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.reply(profileEndpoints.get, sampleProfile())
    renderScreen(<Who />)
    await screen.findByText('Ranger')
    expect(PROFILE_POLL_MS).toBe(10_000)
    api.fail(profileEndpoints.get)
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_POLL_MS))
    expect(api.calls(profileEndpoints.get)).toHaveLength(2)
    // No answer at all: the last known state stands.
    expect(screen.getByText('Ranger')).toBeTruthy()
    api.refuse(profileEndpoints.get, 'not_signed_in', '')
    await act(() => vi.advanceTimersByTimeAsync(PROFILE_POLL_MS))
    await waitFor(() => expect(screen.getByText('nobody')).toBeTruthy())
  })
})

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Who />)).toThrow('useSession must be used within a SessionProvider')
  vi.restoreAllMocks()
})
