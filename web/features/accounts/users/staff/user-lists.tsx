import { useId } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { userPageTexts } from './user-page.texts.ts'
import { useUserAuditLog } from './users.queries.ts'

const LIST = 'divide-y divide-line border-b border-line'

export function UserReviews({ reviews }: { reviews: UserDetails['reviews'] }) {
  const texts = useTexts(userPageTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.reviews} />
      {reviews.length === 0 ? (
        <p className="text-muted">{texts.reviewsEmpty}</p>
      ) : (
        <ul className={LIST}>
          {reviews.map((review) => (
            <li key={review.id} className="py-3">
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <LocalTime dateTime={review.date} style="date-time" />
                {review.isHidden && <Badge>{texts.hidden}</Badge>}
              </p>
              <p className="mt-1 whitespace-pre-wrap">{review.message}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What staff did to the account; for those who may read the log. */
export function UserAuditLog({ userId }: { userId: number }) {
  const texts = useTexts(userPageTexts)
  const id = useId()
  const trail = useUserAuditLog(userId)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.trail} />
      {trail.isPending && <Spinner />}
      {trail.isError && !trail.data && (
        <ErrorState message={texts.trailFailed} onRetry={() => trail.refetch()} />
      )}
      {trail.data?.data.length === 0 && <p className="text-muted">{texts.trailEmpty}</p>}
      {trail.data && trail.data.data.length > 0 && (
        <>
          <ul className={LIST}>
            {trail.data.data.map((entry) => (
              <li
                key={entry.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
              >
                <span className="min-w-0">{entry.description}</span>
                <LocalTime dateTime={entry.at} style="date-time" className="text-sm text-muted" />
              </li>
            ))}
          </ul>
          <ButtonLink
            to={`${addresses.adminAudit}?noun=user&nounId=${userId}`}
            variant="outline"
            size="sm"
            className="mt-5"
          >
            {texts.toAuditLog}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
