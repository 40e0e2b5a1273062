import { type ReactNode, useContext } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useTrouble } from '#web/lib/connection.ts'
import { OnTheWayContext } from '#web/routing/router.tsx'
import { connectionTexts } from './connection.texts.ts'
import { ConnectionLost } from './connection-lost.tsx'

/** While the next page does not come over a broken line, says so; the page before waits behind it with all that was typed. */
export function UnlessCutOff({ children }: { children: ReactNode }) {
  const texts = useTexts(connectionTexts)
  const trouble = useTrouble()
  const isOnTheWay = useContext(OnTheWayContext)
  const isCutOff = trouble !== null && isOnTheWay
  return (
    <>
      {isCutOff && <ConnectionLost trouble={trouble}>{texts.typed}</ConnectionLost>}
      <div className={isCutOff ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}
