import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { useAddressQuery } from './use-address-query.ts'

beforeEach(() => void startScreenTest())

function TwoChoices() {
  const { change } = useAddressQuery()
  return (
    <button
      type="button"
      onClick={() => {
        change({ actor: 'General' }, { replace: true })
        change({ action: 'ban', page: null })
      }}
    >
      Выбрать
    </button>
  )
}

it('keeps what was changed a moment ago and is not on the page yet', async () => {
  const { user } = renderScreen(<TwoChoices />, { path: '/admin/log?page=2' })
  await user.click(await screen.findByRole('button'))
  expect(window.location.search).toBe('?actor=General&action=ban')
})
