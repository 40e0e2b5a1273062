import { useEffect, useId, useRef, useState } from 'react'
import { DECLARED_STATES } from '#shared/constants/game-servers.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { adminServersTexts } from './admin-servers.texts.ts'

type DeclaredState = StaffGameServer['declaredState']

const REST_MS = 500

/**
 * What is declared of a server. Whoever steps through the list by keyboard declares only what they come to rest at:
 * each step would stand on the site. `onChoose` waits while the row `isBusy`.
 */
export function DeclaredStateSelect({
  name,
  state,
  isBusy,
  onChoose,
}: {
  name: string
  state: DeclaredState
  isBusy: boolean
  onChoose: (state: DeclaredState) => void
}) {
  const texts = useTexts(adminServersTexts)
  const id = useId()
  const [wanted, setWanted] = useState<DeclaredState | undefined>(undefined)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })

  useEffect(() => {
    if (wanted === undefined || isBusy) return
    const timer = setTimeout(() => {
      setWanted(undefined)
      if (wanted !== state) choose.current(wanted)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [wanted, state, isBusy])

  return (
    <label htmlFor={id} className="text-sm text-muted max-sm:w-full">
      {texts.declared}
      <select
        id={id}
        aria-label={`${texts.declared}: ${name}`}
        value={(wanted === undefined ? state : wanted) ?? ''}
        aria-busy={isBusy || undefined}
        className={`${inputClass} mt-1 cursor-pointer text-sm sm:w-52`}
        onChange={(event) => setWanted(DECLARED_STATES.find((each) => each === event.target.value) ?? null)}
      >
        <option value="">{texts.noDeclared}</option>
        {DECLARED_STATES.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
