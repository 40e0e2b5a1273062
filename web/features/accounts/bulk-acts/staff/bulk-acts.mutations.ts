import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type User, userEndpoints } from '#shared/contract/accounts/users.ts'
import { type NoticeDraft, noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export type BulkAct =
  | { kind: 'ban'; reason: string; until: string | null }
  | { kind: 'unban' }
  /** With a key for each, so that whoever was reached before a connection broke is told once. */
  | { kind: 'notify'; said: Omit<NoticeDraft, 'to'>; key: string }

/** Who was not changed, and why; empty where nobody said. */
export type Refused = { user: User; why: string }

function actOn({ id, username, ban }: User, act: BulkAct): Promise<unknown> {
  const params = { id: String(id) }
  switch (act.kind) {
    case 'ban':
      return call(userEndpoints.ban, {
        params,
        body: { reason: act.reason, until: act.until, known: ban?.at ?? null },
      })
    case 'unban':
      return call(userEndpoints.unban, { params, query: ban ? { known: ban.at } : {} })
    case 'notify':
      return call(noticeEndpoints.send, {
        headers: { 'idempotency-key': `${act.key}-${id}` },
        body: { ...act.said, to: { username } },
      })
  }
}

const isTooOften = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

/** Does the same to several, one after another; who is refused holds nobody up, but for the limit on calls. */
export function useActOnAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ users, act }: { users: readonly User[]; act: BulkAct }) => {
      const done: number[] = []
      const refused: Refused[] = []
      let limit: unknown
      for (const user of users)
        await (limit ? Promise.reject(limit) : actOn(user, act)).then(
          () => done.push(user.id),
          (error) => {
            if (isTooOften(error)) limit = error
            refused.push({ user, why: failureMessage(error, '') })
          },
        )
      return { done, refused }
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
