import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MAIN_ID } from '#web/app/main-id.ts'

/** Puts what comes with a page of the panel before the main part of the document, where the skip link passes it by. */
export function BeforeMain({ children }: { children: ReactNode }) {
  const [place] = useState(() => {
    const element = document.createElement('div')
    element.className = 'contents'
    return element
  })
  useLayoutEffect(() => {
    const main = document.getElementById(MAIN_ID)
    if (main) main.before(place)
    else document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}
