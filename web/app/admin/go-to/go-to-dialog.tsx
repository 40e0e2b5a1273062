import { type KeyboardEvent, useId, useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { mayOpen } from '#web/app/admin/may-open.ts'
import { useUsersNamed } from '#web/features/accounts/users/staff/users.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { type Destination, destinationsNamed } from './destinations.ts'
import { goToTexts } from './go-to.texts.ts'

const DEBOUNCE_MS = 200

/** One box and what it finds: arrows choose, Enter goes there, Escape closes. */
export function GoToDialog({
  permissions,
  onClose,
}: {
  permissions: readonly Permission[] | null
  onClose: () => void
}) {
  const texts = useTexts(goToTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const wanted = typed.trim()
  const asked = useDebouncedValue(wanted, DEBOUNCE_MS)
  const seesPlayers = mayOpen(addresses.adminUsers, permissions)
  const players = useUsersNamed(asked, seesPlayers)
  const isSearching = seesPlayers && wanted !== '' && (asked !== wanted || players.isFetching)
  const found: Destination[] = [
    ...destinationsNamed(wanted, language, permissions),
    ...(wanted === '' ? [] : (players.data?.data ?? [])).map((user) => ({
      to: hrefOf(addresses.adminUser, { id: user.id }),
      text: user.username,
      kind: 'player' as const,
      Icon: null,
    })),
  ]
  const current = Math.min(chosen, found.length - 1)

  function follow(destination: Destination | undefined) {
    if (!destination) return
    onClose()
    navigate(destination.to)
  }

  function steer(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) setChosen((current + step + found.length) % found.length)
    else if (event.key === 'Enter') follow(found[current])
    else return
    event.preventDefault()
  }

  return (
    <Modal
      label={texts.open}
      onClose={onClose}
      className="mt-[12vh] w-[calc(100%-2rem)] max-w-xl border border-edge bg-ground p-0 text-text"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever opens a search wants to type.
        autoFocus
        type="text"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[current] ? `${id}-${current}` : undefined}
        placeholder={texts.open}
        maxLength={USERS_SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={steer}
        className="min-h-13 w-full border-b border-line bg-sunken px-4 placeholder:text-muted focus-visible:-outline-offset-2"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.results}
        className="max-h-[min(24rem,60dvh)] overflow-y-auto py-1"
      >
        {found.map((destination, index) => (
          <Found
            key={destination.to}
            id={`${id}-${index}`}
            destination={destination}
            isChosen={index === current}
            onFollow={() => follow(destination)}
          />
        ))}
      </div>
      <p role="status" className="px-4 pb-3 text-sm text-muted empty:hidden">
        {players.isError && texts.failed}
        {!players.isError && isSearching && texts.searching}
        {!players.isError && !isSearching && found.length === 0 && texts.nothing}
      </p>
    </Modal>
  )
}

function Found({
  id,
  destination: { text, kind, Icon },
  isChosen,
  onFollow,
}: {
  id: string
  destination: Destination
  isChosen: boolean
  onFollow: () => void
}) {
  const texts = useTexts(goToTexts)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above takes the keys of the whole list.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={onFollow}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 border-l-2 px-4 text-sm',
        isChosen ? 'border-signal bg-raised' : 'border-transparent hover:bg-raised',
      )}
    >
      {Icon ? (
        <Icon className="shrink-0 text-muted" size={18} strokeWidth={1.5} />
      ) : (
        <PlayerHead username={text} className="size-6!" />
      )}
      <span className="min-w-0 truncate">{text}</span>
      <span className="label ml-auto shrink-0 text-muted">{texts[kind]}</span>
    </div>
  )
}
