/**
 * Who holds what others wait for, as a transaction holds its turn at the database: whoever waits for their work meanwhile, and they
 * for the turn, waits forever.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const held = new AsyncLocalStorage<true>()

export const holding = <T>(work: () => T): T => held.run(true, work)

export const isHolding = (): boolean => held.getStore() === true
