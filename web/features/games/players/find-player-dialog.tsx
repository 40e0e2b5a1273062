import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { PLAYERS_SEARCH_MIN } from '#shared/constants/games/players.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { FindDialog } from '#web/ui/find-dialog.tsx'
import { useFoundPlayers } from './players.queries.ts'
import { playersTexts, playersWords } from './players.texts.ts'

const DEBOUNCE_MS = 200

/** Players by how their names begin; Enter without a choice leads to the page of all who are found. */
export function FindPlayerDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useTexts(playersWords)
  const texts = useTexts(playersTexts)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const asked = useDebouncedValue(wanted, DEBOUNCE_MS)
  const players = useFoundPlayers(asked)
  const isEnough = [...wanted].length >= PLAYERS_SEARCH_MIN
  const found = isEnough && !players.isError ? (players.data ?? []) : []

  function status() {
    if (!isEnough) return words.hint
    if (asked !== wanted || players.isFetching) return texts.searching
    if (players.isError) return `${texts.searchFailed}. ${failureMessage(players.error, '')}`
    return found.length === 0 && words.nobody
  }

  return (
    <FindDialog
      name={name}
      label={texts.search}
      results={texts.found}
      maxLength={USERNAME_MAX}
      typed={typed}
      onType={setTyped}
      found={found.map((player) => ({
        ...player,
        to: hrefOf(addresses.player, { name: player.username }),
      }))}
      otherwise={isEnough ? `${addresses.players}?${new URLSearchParams({ search: wanted })}` : undefined}
      status={status()}
      onClose={onClose}
    >
      {({ username, name: nameInGame }) => (
        <>
          <PlayerHead username={username} className="size-6!" />
          <bdi className="min-w-0 truncate">{username}</bdi>
          {nameInGame !== null && (
            <span className="ml-auto min-w-0 truncate text-muted">
              {texts.inGame} <bdi>{nameInGame}</bdi>
            </span>
          )}
        </>
      )}
    </FindDialog>
  )
}
