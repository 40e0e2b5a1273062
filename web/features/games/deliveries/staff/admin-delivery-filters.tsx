import {
  DELIVERY_ORDER_MAX,
  DELIVERY_PLAYER_MAX,
  DELIVERY_STATES,
} from '#shared/constants/games/deliveries.ts'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { DeliveryQuery } from './admin-deliveries.queries.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'

/** Which deliveries to show; every choice goes into the address and back to the first page. */
export function AdminDeliveryFilters({
  query,
  onChange,
}: {
  query: DeliveryQuery
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(adminDeliveriesTexts)
  const { numbered } = useTexts(wordsTexts)
  const known = (useGameServers().data ?? []).map(({ id, name_server }) => ({
    value: String(id),
    label: name_server,
  }))
  const { gameServerId } = query
  const isKnown = !gameServerId || known.some(({ value }) => value === gameServerId)
  const servers = isKnown ? known : [...known, { value: gameServerId, label: numbered(gameServerId) }]
  const set = (changes: QueryChanges, options?: { replace?: boolean }) =>
    onChange({ ...changes, page: null }, options)
  return (
    <search aria-label={texts.filters} className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SelectField
        label={texts.state}
        value={query.state ?? ''}
        onChange={({ target }) => set({ state: target.value })}
        options={[
          { value: '', label: texts.anyState },
          { value: 'undecided', label: texts.undecided },
          ...DELIVERY_STATES.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
      <SelectField
        label={texts.server}
        value={gameServerId ?? ''}
        onChange={({ target }) => set({ gameServerId: target.value })}
        options={[{ value: '', label: texts.anyServer }, ...servers]}
      />
      <SearchField
        label={texts.player}
        value={query.player ?? ''}
        maxLength={DELIVERY_PLAYER_MAX}
        placeholder={texts.playerPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        onSearch={(player, isRefined) => set({ player }, { replace: isRefined })}
      />
      <SearchField
        label={texts.order}
        value={query.order ?? ''}
        maxLength={DELIVERY_ORDER_MAX}
        placeholder={texts.orderPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        onSearch={(order, isRefined) => set({ order }, { replace: isRefined })}
      />
    </search>
  )
}
