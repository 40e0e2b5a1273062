import { MutationObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { DASHBOARD_KEY } from '#web/features/operations/dashboard/dashboard-key.ts'
import { createQueryClient } from './query-client.ts'

it('takes the figures of the panel for old once something was changed, and for nothing else', async () => {
  const client = createQueryClient()
  const figures = [...DASHBOARD_KEY, 'stats']
  client.setQueryData(figures, {})
  client.setQueryData(['news'], [])
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  const change = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationFn }).mutate().catch(() => {})
  await change(() => Promise.reject(new Error('refused')))
  expect(isOld(figures)).toBe(false)
  await change(() => Promise.resolve())
  expect([isOld(figures), isOld(['news'])]).toEqual([true, false])
})
