import { useId, useRef } from 'react'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { userPageTexts } from './user-page.texts.ts'
import { useEndSessions } from './users.mutations.ts'

type Session = NonNullable<UserDetails['sessions']>[number]

/** Where somebody is signed in, and the way to sign them out; one's own session stays. */
export function UserSessions({
  user: { id: userId, username, sessions },
  isEditable,
}: {
  user: Pick<UserDetails, 'id' | 'username' | 'sessions'>
  isEditable: boolean
}) {
  const texts = useTexts(userPageTexts)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const fail = useFailureToast()
  const { mutate, isPending, variables } = useEndSessions(userId)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? true

  function end(session: string | null) {
    if (isPending) return
    mutate(session, {
      onSuccess: () => {
        toast({ title: session === null ? texts.sessionsEnded : texts.sessionEnded, description: username })
        section.current?.focus() // the button goes with its line
      },
      onError: (error) => fail(texts.sessionEndFailed, error),
    })
  }
  const busy = (session: string | null) => (isPending && variables === session) || undefined
  return (
    <section aria-labelledby={id} ref={section} tabIndex={-1} className="outline-none">
      <SectionHeading id={id} title={texts.sessions}>
        {isEditable && hasOthers && (
          <Button variant="outline" size="sm" onClick={() => end(null)} aria-busy={busy(null)}>
            {busy(null)
              ? texts.endingSessions
              : sessions?.some(({ isCurrent }) => isCurrent)
                ? texts.endOtherSessions
                : texts.endSessions}
          </Button>
        )}
      </SectionHeading>
      {!sessions ? (
        <p className="text-muted">{texts.sessionsHidden}</p>
      ) : sessions.length === 0 ? (
        <p className="text-muted">{texts.sessionsEmpty}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="grid items-center gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr_8rem]"
            >
              <p>
                {session.device}
                <span className="block text-muted">{session.network ?? texts.noNetwork}</span>
              </p>
              <SessionTimes session={session} />
              {session.isCurrent ? (
                <p className="text-muted">{texts.sessionCurrent}</p>
              ) : (
                isEditable && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="justify-self-start max-sm:-ml-3"
                    onClick={() => end(session.id)}
                    aria-busy={busy(session.id)}
                  >
                    {texts.endSession}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SessionTimes({ session }: { session: Session }) {
  const texts = useTexts(userPageTexts)
  const times = [
    [texts.sessionStarted, session.createdAt],
    [texts.sessionUsed, session.usedAt],
    [session.isRemembered ? texts.sessionEndsRemembered : texts.sessionEnds, session.expiresAt],
  ] as const
  return times.map(([term, moment]) => (
    <p key={term} className="flex flex-wrap justify-between gap-x-4 sm:block">
      <span className="block text-muted">{term}</span>
      <LocalTime dateTime={moment} style="date-time" />
    </p>
  ))
}
