/** Carries what providers tell the site: not at all, once, often, late, in another order, and again when all is over. */
import type { WaitingNotification } from '#tests/providers/run-emulator.ts'
import type { Draw, Fate, ProviderName } from './plan.ts'
import type { World } from './world.ts'

/** So often a provider tells what is not acknowledged. */
const TRIES_MAX = 4
const HELD_MAX = 12

type Told = { provider: ProviderName; notification: WaitingNotification }

export type Postman = ReturnType<typeof createPostman>
export function createPostman(world: World, { chance, fate: drawFate }: Draw) {
  const held: Told[] = []
  const replayed: Told[] = []
  const counts = { sent: 0, lost: 0 }

  async function send({ provider, notification }: Told): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      await world.untilUp()
      counts.sent += 1
      if ((await world[provider].send(notification)) === 200) return
    }
  }

  /** One of those that wait, whichever came first. */
  async function sendHeld(): Promise<void> {
    const [told] = held.splice(chance.below(held.length), 1)
    if (told) await send(told)
  }

  async function carry(told: Told, fate: Fate): Promise<void> {
    if (fate === 'lost') counts.lost += 1
    else if (fate === 'delayed') held.push(told)
    else if (fate === 'at-once') await Promise.all([send(told), send(told), send(told)])
    else for (let copy = fate === 'twice' ? 2 : 1; copy > 0; copy--) await send(told)
    if (fate === 'replayed') replayed.push(told)
    if (held.length > HELD_MAX) await sendHeld()
  }

  const collect = (provider: ProviderName): Told[] =>
    world[provider].outbox.splice(0).map((notification) => ({ provider, notification }))

  return {
    counts,
    /** Takes what has just been written, all of it to the same fate. */
    async carryNew(provider: ProviderName, fate: Fate): Promise<void> {
      for (const told of collect(provider)) await carry(told, fate)
    },
    /** The same of what nobody took yet, each to a fate of its own. */
    async carryOthers(): Promise<void> {
      for (const provider of ['yookassa', 'robokassa', 'freekassa'] as const)
        for (const told of collect(provider)) await carry(told, drawFate())
    },
    /** Tells what no provider ever sent; the status it is answered with. */
    forge: (provider: ProviderName, notification: WaitingNotification) =>
      world.untilUp().then(() => world[provider].send(notification)),
    async sendAllHeld(): Promise<void> {
      while (held.length > 0) await sendHeld()
    },
    async replay(): Promise<void> {
      for (const told of replayed) await send(told)
    },
  }
}
