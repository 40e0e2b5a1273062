/** Tells what happens: messages are written in the transaction of what they tell and sent outside any call. */
import { randomUUID } from 'node:crypto'
import type { PostOverHttp } from '#server/lib/net/post-over-http.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/constants/languages.ts'
import type { WebhookEvent } from '#shared/constants/security/webhooks.ts'
import type { ClaimedDelivery, DeliveriesStore, WebhookRow, WebhooksStore } from './webhooks.store.ts'
import { type Message, type Target, writeCall } from './write-call.ts'

const MINUTE_MS = 60_000
/** One claimed by a process that died is tried again after this long. */
const CLAIM_MS = MINUTE_MS
/** After which time it is tried again: about a day in all. */
const RETRY_MS = [0.1, 0.5, 2, 10, 30, 60, 120, 240, 480, 480].map((minutes) => minutes * MINUTE_MS)
/** A hook that does not answer shall not keep the others waiting. */
const AT_ONCE = 4
const ANSWER_KEPT = 300

/** Says what is to be told of a thing when it is told; null when there is nothing to tell any more. */
export type WriteMessage = (subjectId: number) => Promise<Omit<Message, 'event'> | null>

export type WebhookSender = ReturnType<typeof createWebhookSender>
export function createWebhookSender({
  hooks,
  deliveries,
  secrets,
  post,
  now,
  log,
}: {
  hooks: Pick<WebhooksStore, 'list' | 'find'>
  deliveries: DeliveriesStore
  secrets: Secrets
  post: PostOverHttp
  now: () => Date
  log: { error(details: object, message: string): void }
}) {
  const writers = new Map<WebhookEvent, WriteMessage>()
  let delivery: Promise<unknown> = Promise.resolve()
  let isClosing = false

  function open(row: WebhookRow): Target | null {
    const text = secrets.open(row.sealed_target, targetPlace(row.id))
    return text === null ? null : (JSON.parse(text) as Target)
  }
  /** Sends one message; gives what came back, in words. */
  async function send(
    hook: WebhookRow,
    message: Message,
    { id, createdAt }: { id: string; createdAt: number },
  ): Promise<{ isSent: boolean; answer: string; isFinal: boolean }> {
    const target = open(hook)
    if (!target)
      return { isSent: false, answer: 'The key of the site does not open its target.', isFinal: false }
    const language = isLanguage(hook.language) ? hook.language : DEFAULT_LANGUAGE
    const call = writeCall(target, message, { id, createdAt, language, at: now().getTime() })
    try {
      const { status, text } = await post(call.url, call.body, call.headers)
      const answer = `${status} ${text}`
        .trim()
        .replace(/\p{Cc}+/gu, ' ')
        .slice(0, ANSWER_KEPT)
      // Gone: nobody wants to be told there any more.
      return { isSent: status >= 200 && status < 300, answer, isFinal: status === 410 }
    } catch (error) {
      const { message: said } = error as Error
      // What was asked for may stand in it, and with it a token.
      return {
        isSent: false,
        answer: said.replace(/https?:\/\/\S+/g, '…').slice(0, ANSWER_KEPT),
        isFinal: false,
      }
    }
  }

  async function deliver(row: ClaimedDelivery): Promise<void> {
    const hook = await hooks.find(row.webhook_id)
    if (!hook) return
    const message = row.data === null ? await write(row) : (JSON.parse(row.data) as Message)
    if (!message) return deliveries.remove(row.id)
    const { isSent, answer, isFinal } = await send(hook, message, {
      id: row.message_id,
      createdAt: row.created_at,
    })
    const wait = RETRY_MS[row.attempts - 1]
    const isOver = isSent || isFinal || wait === undefined
    const time = now().getTime()
    await deliveries.update(row.id, {
      data: JSON.stringify(message),
      state: isSent ? 'sent' : isOver ? 'failed' : 'waiting',
      tried_at: time,
      answer,
      next_attempt_at: isOver ? time : time + (wait ?? 0),
    })
  }

  async function write({ event, subject_id }: ClaimedDelivery): Promise<Message | null> {
    const written = await writers.get(event)?.(subject_id)
    return written ? { event, ...written } : null
  }

  async function claim(): Promise<ClaimedDelivery | undefined> {
    const time = now().getTime()
    return isClosing ? undefined : deliveries.claimDue(time, time + CLAIM_MS)
  }

  async function work(): Promise<void> {
    for (let row = await claim(); row; row = await claim()) await deliver(row)
  }

  /** Mostly there is nothing, which one of them finds out. */
  async function deliverAll(): Promise<void> {
    const first = await claim()
    if (!first) return
    const others = Array.from({ length: AT_ONCE - 1 }, work)
    await Promise.all([deliver(first).then(work), ...others])
  }

  function deliverDue(): Promise<void> {
    const round = delivery
      .then(deliverAll)
      .catch((error: unknown) => log.error({ err: error }, 'webhooks could not be delivered'))
    delivery = round
    return round.then(() => {})
  }

  /** Has the hooks tell of something at a time, once. Joins the caller's transaction. */
  async function tell(
    event: WebhookEvent,
    subjectId: number,
    { at, userId = null }: { at?: number; userId?: number | null } = {},
  ): Promise<void> {
    const time = now().getTime()
    const isAbout = ({ events }: WebhookRow) => (JSON.parse(events) as string[]).includes(event)
    await deliveries.insert(
      (await hooks.list()).filter(isAbout).map(({ id }) => ({
        webhook_id: id,
        event,
        subject_id: subjectId,
        user_id: userId,
        message_id: `msg_${randomUUID()}`,
        state: 'waiting' as const,
        next_attempt_at: Math.max(at ?? time, time),
        created_at: time,
      })),
    )
  }

  return {
    open,
    send,
    tell,

    /** Has what is told of an event written by `write`, which belongs to whoever tells it. */
    enlist(event: WebhookEvent, write: WriteMessage): void {
      writers.set(event, write)
    },

    /** The same for what may be moved or taken back until it is told. Joins the caller's transaction. */
    async retell(event: WebhookEvent, subjectId: number, at: number | null): Promise<void> {
      await deliveries.withdraw(event, subjectId)
      if (at === null || (await deliveries.isTold(event, subjectId))) return
      await tell(event, subjectId, { at })
    },

    deliverDue,
    deliverSoon(): void {
      void deliverDue()
    },
    async settle(): Promise<void> {
      isClosing = true
      await delivery
    },
  }
}

/** What the target of a hook is sealed for. */
export const targetPlace = (row: number) => ({ table: 'webhooks', row, field: 'sealed_target' })
