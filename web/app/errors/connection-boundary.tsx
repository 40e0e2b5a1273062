import { type ReactNode, Suspense, useContext, useEffect } from 'react'
import { useTrouble } from '#web/lib/connection.ts'
import { onFirstInteraction } from '#web/lib/first-interaction.ts'
import { OnTheWayContext } from '#web/routing/router.tsx'
import { ConnectionLost, PlainTrouble, prepareTroubleScreens } from './trouble.tsx'

/** While the next page does not come over a broken line, says so; the page before waits behind it with all that was typed. */
export function ConnectionBoundary({ children }: { children: ReactNode }) {
  const trouble = useTrouble()
  const isOnTheWay = useContext(OnTheWayContext)
  const isCutOff = trouble !== null && isOnTheWay
  useEffect(() => onFirstInteraction(prepareTroubleScreens), [])
  return (
    <>
      {isCutOff && (
        <Suspense fallback={<PlainTrouble />}>
          <ConnectionLost trouble={trouble} hasPageBefore />
        </Suspense>
      )}
      <div className={isCutOff ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}
