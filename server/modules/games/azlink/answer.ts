/** What AzLink is answered: commands by player, each with the one by which it tells that it ran. */
import { randomBytes } from 'node:crypto'
import type { WholeJob } from '#server/modules/games/deliveries/whole-claims.ts'
import { AZLINK_RECEIPT_USER } from '#shared/constants/games/azlink.ts'
import type { AzlinkAnswer } from '#shared/contract/games/azlink/azlink.ts'

/** A whole number from 1 to 2^53 − 1 that nobody can guess. */
export function randomNumber(): number {
  const number = Number(randomBytes(8).readBigUInt64BE() >> 11n)
  return number === 0 ? 1 : number
}

const receiptCommand = (number: number) => `azlink money add ${AZLINK_RECEIPT_USER.name} ${number}`

export const emptyAnswer = (): AzlinkAnswer => answerOf([])

/** One receipt and no command. */
export const askingAnswer = (number: number): AzlinkAnswer =>
  answerOf([[AZLINK_RECEIPT_USER.name, [receiptCommand(number)]]])

export function answerOf(lists: Iterable<[player: string, commands: string[]]>, retry = false): AzlinkAnswer {
  // Made so, `__proto__` is a key of its own.
  const commands = Object.fromEntries(lists)
  return { game: 'minecraft', commands, retry, users: [{ ...AZLINK_RECEIPT_USER }] }
}

/** Where a command stands: in the list of which player, and where in that. */
export type PlacedJob = { job: WholeJob; number: number; list: number; place: number }

/** Gives each command its receipt and its place. */
export function placeJobs(jobs: readonly WholeJob[]): PlacedJob[] {
  const lists = [...Map.groupBy(jobs, ({ player }) => player).values()]
  return lists.flatMap((list, index) =>
    list.map((job, place) => ({ job, number: randomNumber(), list: index, place })),
  )
}

export const commandsOf = (placed: readonly PlacedJob[], withReceipts: boolean): [string, string[]][] =>
  [...Map.groupBy(placed, ({ job }) => job.player)].map(([player, list]) => [
    player,
    list.flatMap(({ job, number }) => [job.command, ...(withReceipts ? [receiptCommand(number)] : [])]),
  ])
