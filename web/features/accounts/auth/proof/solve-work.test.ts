import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { expect, it } from 'vitest'
import type { WorkToDo } from '#shared/contract/accounts/auth.ts'
import { solveWork } from './solve-work.ts'

it('finds the number that the server will believe', async () => {
  const work = (await createChallenge({ hmacKey: 'key', maxnumber: 5_000, number: 4_321 })) as WorkToDo
  expect(await verifySolution(await solveWork(work), 'key')).toBe(true)
})

it('ends where there is none', async () => {
  const work = (await createChallenge({ hmacKey: 'key', maxnumber: 50, number: 60 })) as WorkToDo
  await expect(solveWork({ ...work, maxnumber: 50 })).rejects.toThrow()
})
