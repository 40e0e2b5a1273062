/** How many players the instances of a game server name together, each once, without reading the names of all of them at each word. */
import type { PresenceStore } from './presence.store.ts'

/** So many names of one game server are told apart; of instances beyond, all players are others. */
const NAMES_MAX = 50_000

type Counting = Awaited<ReturnType<PresenceStore['listCounting']>>[number]

export function createPlayersTogether({
  listOnline,
  readNames,
  namesMax = NAMES_MAX,
}: {
  listOnline: PresenceStore['listOnline']
  /** The folded names of those in the game, as they are kept of an instance. */
  readNames: (online: string | null) => readonly string[]
  namesMax?: number
}) {
  const books = new Map<number, Book>()

  /**
   * Of the instances whose last word counts now; `own` are the names that one of them has just told. What was told to another
   * process is read, once. Joins the transaction around the caller, who has locked the game server.
   */
  return async (
    gameServerId: number,
    counting: readonly Counting[],
    own: { instance: string; names: readonly string[] },
  ): Promise<number> => {
    const book = books.get(gameServerId) ?? openBook()
    books.set(gameServerId, book)
    const countsUntil = new Map(counting.map((row) => [row.instance, row.counts_until]))
    for (const [instance, told] of book.told)
      if (instance === own.instance || countsUntil.get(instance) !== told.countsUntil) forget(book, instance)

    let room = namesMax - book.names
    let others = 0
    const unread: string[] = []
    for (const { instance, players } of counting) {
      if (book.told.has(instance)) continue
      if ((players ?? 0) > room) others += players ?? 0
      else {
        room -= players ?? 0
        if (instance === own.instance) note(book, instance, countsUntil.get(instance), own.names)
        else unread.push(instance)
      }
    }
    for (const { instance, online } of await listOnline(gameServerId, unread))
      note(book, instance, countsUntil.get(instance), readNames(online))
    return book.times.size + others
  }
}

/** What each instance told last, and by how many of them each name is named. */
type Book = {
  told: Map<string, { countsUntil: number | null; names: readonly string[] }>
  times: Map<string, number>
  names: number
}
const openBook = (): Book => ({ told: new Map(), times: new Map(), names: 0 })

function note(
  book: Book,
  instance: string,
  countsUntil: number | null = null,
  names: readonly string[],
): void {
  book.told.set(instance, { countsUntil, names })
  book.names += names.length
  for (const name of names) book.times.set(name, (book.times.get(name) ?? 0) + 1)
}

function forget(book: Book, instance: string): void {
  const names = book.told.get(instance)?.names ?? []
  book.told.delete(instance)
  book.names -= names.length
  for (const name of names) {
    const left = (book.times.get(name) ?? 1) - 1
    if (left > 0) book.times.set(name, left)
    else book.times.delete(name)
  }
}
