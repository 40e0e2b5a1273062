import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { openStream } from '#web/api/event-stream.ts'
import { followStream } from '#web/api/follow-stream.ts'
import { shareStream } from '#web/api/share-stream.ts'
import { noticesQueries, setUnread } from './notices.queries.ts'

export const UNREAD_POLL_MS = 60_000

/** The same number, as whoever follows it keeps it. */
export const useUnreadCount = (): number | undefined =>
  useQuery({ ...noticesQueries.unread(), enabled: false }).data

const hasStreams = () => typeof EventSource !== 'undefined'

/** How many notices there are to read, as it changes, for as long as somebody looks at the page; undefined until it is known. */
export function useUnread(): number | undefined {
  const client = useQueryClient()
  const { data } = useQuery({ ...noticesQueries.unread(), enabled: !hasStreams() })

  useEffect(() => {
    const poll = () => void client.fetchQuery({ ...noticesQueries.unread(), staleTime: 0 }).catch(() => {})
    return shareStream<number>('notices', {
      onTold(unread) {
        setUnread(client, unread)
        void client.invalidateQueries({ queryKey: noticesQueries.lists() })
      },
      follow: (tell) =>
        followStream({
          pollMs: UNREAD_POLL_MS,
          poll,
          open() {
            const stream = openStream(
              noticeEndpoints.events,
              {},
              { unread: ({ unread }: { unread: number }) => tell(unread) },
            )
            stream?.addEventListener('error', () => {
              // Refused for good: it is asked for by a call until another try.
              if (stream.readyState === EventSource.CLOSED) poll()
            })
            return stream
          },
        }),
    })
  }, [client])

  return data
}
