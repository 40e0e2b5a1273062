import { useId, useRef } from 'react'
import type { OwnSession } from '#shared/contract/accounts/own-sessions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { useEndOwnSessions } from './own-sessions.mutations.ts'
import { useOwnSessions } from './own-sessions.queries.ts'
import { ownSessionsTexts } from './own-sessions.texts.ts'

/** Where one is signed in, and the way to end what one does not know. */
export function OwnSessions() {
  const texts = useTexts(ownSessionsTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const sessions = useOwnSessions()
  const { mutate, isPending, variables } = useEndOwnSessions()
  const isBusy = (session: string | null) => (isPending && variables === session) || undefined

  function end(session: string | null) {
    if (isPending) return
    mutate(session, {
      onSuccess: () => {
        toast({ title: session === null ? texts.othersEnded : texts.ended })
        heading.current?.focus() // the button goes with its line
      },
      onError: (error) => toastFailure(texts.endFailed, error),
    })
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="display text-lg outline-none">
        {texts.sessions}
      </h3>
      <Loaded query={sessions} loadFailed={texts.loadFailed}>
        {(list) => (
          <>
            <p className="mt-1 text-sm text-muted">{list.length > 1 ? texts.unknownHint : texts.onlyHere}</p>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {list.map((session) => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 sm:flex-nowrap"
                >
                  <SessionFacts session={session} />
                  {!session.isCurrent && (
                    <Button
                      variant="ghost"
                      size="sm"
                      className="max-sm:-ml-3"
                      onClick={() => end(session.id)}
                      aria-label={texts.endOf + session.device}
                      aria-busy={isBusy(session.id)}
                    >
                      {texts.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {list.length > 1 && (
              <Button
                variant="outline"
                size="sm"
                className="mt-4"
                onClick={() => end(null)}
                aria-busy={isBusy(null)}
              >
                {isBusy(null) ? texts.ending : texts.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function SessionFacts({ session }: { session: OwnSession }) {
  const texts = useTexts(ownSessionsTexts)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        {session.device}
        {session.isCurrent && <Badge tone="online">{texts.current}</Badge>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        {session.network !== null && (
          <span>
            {texts.network} <span className="font-mono break-all">{session.network}</span>
          </span>
        )}
        <span>
          {texts.signedIn} <LocalTime dateTime={session.createdAt} style="date-time" />
        </span>
        {!session.isCurrent && (
          <span>
            {texts.lastUsed} <LocalTime dateTime={session.lastUsedAt} style="date-time" />
          </span>
        )}
      </p>
    </div>
  )
}
