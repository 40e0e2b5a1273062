/** Letters are queued with the change they belong to and sent from the queue, so that none is lost. */
import type { Outbox } from '#server/lib/files/outbox.ts'
import { mailboxOf } from '#server/lib/mail/mailbox.ts'
import type { Letter, SendLetter } from '#server/lib/mail/mailer.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { DueMail, MailStore } from './mail.store.ts'

const MINUTE_MS = 60_000
/** A letter claimed by a process that died is tried again after this long. */
const CLAIM_MS = 5 * MINUTE_MS
const ATTEMPTS_MAX = 13
/** Looked at in one go. */
const LISTED_MAX = 50

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** So many letters go to a mailbox whose owner has confirmed nothing; others wait, and after a while are not wanted any more. */
const STRANGER_LIMITS = [
  { max: 5, windowMs: HOUR_MS },
  { max: 10, windowMs: DAY_MS },
]
const WAITING_MAX_MS = 3 * DAY_MS

/**
 * Writes a letter that is due; null when there is none to send any more. Several processes may ask for the same, and for one that has to wait
 * after all, as few letters go to an address that the account has not confirmed, which may be a stranger's: it changes nothing. What a
 * letter takes that may be made once, such as a token, is made by `letter`, which is called by whoever sends it.
 */
export type WriteLetter = (
  userId: number,
  about: number | null,
) => Promise<{
  to: string
  isConfirmed?: boolean
  letter: Letter | (() => Promise<Letter>)
} | null>

export type MailService = ReturnType<typeof createMailService>
export function createMailService({
  mail,
  site,
  send,
  outbox,
  now,
  log,
}: {
  mail: MailStore
  site: Pick<SiteService, 'current'>
  send: SendLetter
  outbox: Pick<Outbox, 'forget' | 'sweep'>
  now: () => Date
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
}) {
  const writers = new Map<string, WriteLetter>()
  let delivery: Promise<void> = Promise.resolve()
  /** The one that has not begun yet, which sends what anybody queues until then. */
  let nextDelivery: Promise<void> | null = null
  let isClosing = false

  return {
    /** Has the letters of one kind written by `write`, which belongs to whoever queues them. */
    enlist(kind: string, write: WriteLetter): void {
      writers.set(kind, write)
    },

    /** Queues a letter in the caller's transaction; one of its kind that still waits for this account goes. */
    queue: (kind: string, userId: number): Promise<void> =>
      mail.replace(kind, [userId], null, now().getTime()),

    /** The same for some accounts, each about one thing of several: a letter about another waits beside it. */
    queueAbout: (kind: string, userIds: readonly number[], about: number): Promise<void> =>
      mail.replace(kind, userIds, about, now().getTime()),

    /** Takes a letter back that still waits, in the caller's transaction. */
    withdraw: mail.withdraw,

    /** Removes letters to an address that lie as files, where no SMTP server is named. */
    forgetLettersTo: outbox.forget,
    removeOldLetters: outbox.sweep,

    /** Starts delivering without keeping the caller waiting. */
    deliverSoon(): void {
      void deliverDue()
    },

    deliverDue,

    /** Forgets what no limit asks for any more. */
    forgetSent: () => mail.forgetSent(now().getTime() - DAY_MS),

    /** Waits for the letter that is being sent; the others stay queued for the next start. */
    async settle(): Promise<void> {
      isClosing = true
      await delivery
    },
  }

  /** Sends every letter that is due, one delivery after another; one that fails stays queued for later. */
  function deliverDue(): Promise<void> {
    nextDelivery ??= delivery.then(() => {
      nextDelivery = null
      return deliverAll()
    })
    delivery = nextDelivery
    return nextDelivery
  }

  async function deliverAll(): Promise<void> {
    try {
      while (!isClosing) {
        const listedAt = now().getTime()
        const letters = await mail.listDue(listedAt, LISTED_MAX)
        if (letters.length === 0) return
        await deliverListed(letters, listedAt)
      }
    } catch (error) {
      log.error({ err: error }, 'mail could not be delivered')
    }
  }

  /** Those that have to wait are put off together: a crowd of them costs little beside what the site does. */
  async function deliverListed(letters: readonly DueMail[], listedAt: number): Promise<void> {
    const waiting: { id: number; until: number }[] = []
    for (const letter of letters) {
      if (isClosing) break
      const until = await deliver(letter)
      if (until !== null) waiting.push({ id: letter.id, until })
    }
    for (const [until, letters] of Map.groupBy(waiting, (letter) => letter.until))
      await mail.delay(
        letters.map(({ id }) => id),
        listedAt,
        until,
      )
  }

  /** Sends a letter, unless another process does. One that has to wait is not tried: gives until when. */
  async function deliver(letter: DueMail): Promise<number | null> {
    const claim = () => mail.claim(letter, now().getTime() + CLAIM_MS)
    let claimed: { attempts: number } | undefined
    try {
      const write = writers.get(letter.kind)
      if (!write) throw new Error(`nobody writes letters of the kind ${letter.kind}`)
      const written = await write(letter.user_id, letter.about)
      const time = now().getTime()
      const isStranger = written?.isConfirmed === false
      const until = isStranger ? await whenFree(mailboxOf(written.to)) : time
      if (until > time && time - letter.created_at < WAITING_MAX_MS) return until
      claimed = await claim()
      if (!claimed) return null
      if (written && until <= time) {
        await sendTo(written.to, written.letter, letter.user_id)
        if (isStranger) await mail.noteSent(mailboxOf(written.to), time)
      }
      await mail.remove(letter.id)
    } catch (error) {
      // What cannot be written was tried all the same.
      claimed ??= await claim()
      if (claimed) await retryLater(letter, claimed.attempts, error)
    }
    return null
  }

  async function sendTo(to: string, text: Letter | (() => Promise<Letter>), userId: number): Promise<void> {
    const { name } = await site.current()
    const sent = await send(to, typeof text === 'function' ? await text() : text, name)
    log.info({ userId, ...sent }, 'letter sent')
  }

  /** When the next letter may go to a mailbox that nobody has confirmed. */
  async function whenFree(mailbox: string): Promise<number> {
    const sent = await mail.listSent(mailbox, now().getTime() - DAY_MS)
    return Math.max(...STRANGER_LIMITS.map(({ max, windowMs }) => (sent[max - 1] ?? -windowMs) + windowMs))
  }

  /** After 1, 2, 4 … minutes, about three days in all; then the letter is given up. */
  async function retryLater({ id, user_id }: DueMail, attempt: number, error: unknown): Promise<void> {
    const isLast = attempt >= ATTEMPTS_MAX
    log.error({ err: error, userId: user_id, attempt, isLast }, 'letter not sent')
    if (isLast) await mail.remove(id)
    else await mail.postpone(id, now().getTime() + MINUTE_MS * 2 ** (attempt - 1))
  }
}
