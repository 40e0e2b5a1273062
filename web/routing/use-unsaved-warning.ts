import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { addLeaveCheck } from './leave-checks.ts'
import { unsavedWarningTexts } from './unsaved-warning.texts.ts'

/**
 * While `isDirty`, asks before what was typed is lost: on the way to another page, back, and out of the site.
 * Gives a function that lets go at once: call it before leading away from a form that was just saved.
 * A dialog, which closes without leading anywhere, asks about its own fields itself.
 */
export function useUnsavedWarning(isDirty: boolean): () => void {
  const { question } = useTexts(unsavedWarningTexts)
  const isHeld = useRef(isDirty)

  useEffect(() => {
    isHeld.current = isDirty
    if (!isDirty) return
    const holdBack = (event: BeforeUnloadEvent) => {
      if (isHeld.current) event.preventDefault()
    }
    const removeCheck = addLeaveCheck(() => (isHeld.current ? question : null))
    window.addEventListener('beforeunload', holdBack)
    return () => {
      removeCheck()
      window.removeEventListener('beforeunload', holdBack)
    }
  }, [isDirty, question])

  return () => {
    isHeld.current = false
  }
}
