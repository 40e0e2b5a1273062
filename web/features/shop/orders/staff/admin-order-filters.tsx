import { ORDER_STATES, ORDERS_SEARCH_MAX, PAID_BY } from '#shared/constants/shop/orders.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { DayRange } from '#web/ui/lists/day-range.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { OrderQuery } from './admin-orders.queries.ts'
import { adminOrdersTexts } from './admin-orders.texts.ts'

const ATTENTION = 'attention'

/** Which orders to show; every choice goes into the address and back to the first page. */
export function AdminOrderFilters({
  query,
  onChange,
}: {
  query: OrderQuery
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(adminOrdersTexts)
  const statuses = useTexts(orderStatusTexts)
  const { names } = useTexts(paymentWaysTexts)
  const set = (changes: QueryChanges, options?: { replace?: boolean }) =>
    onChange({ ...changes, page: null }, options)
  return (
    <search
      aria-label={texts.filters}
      className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[minmax(0,3fr)_repeat(4,minmax(0,2fr))]"
    >
      <SearchField
        label={texts.search}
        value={query.search ?? ''}
        maxLength={ORDERS_SEARCH_MAX}
        placeholder={texts.searchPlaceholder}
        autoCapitalize="none"
        spellCheck={false}
        onSearch={(search, isRefined) => set({ search }, { replace: isRefined })}
      />
      <SelectField
        label={texts.status}
        value={query.attention ? ATTENTION : (query.status ?? '')}
        onChange={({ target: { value } }) =>
          set(value === ATTENTION ? { status: null, attention: 'true' } : { status: value, attention: null })
        }
        options={[
          { value: '', label: texts.anyStatus },
          { value: ATTENTION, label: texts.attention },
          ...ORDER_STATES.map((value) => ({ value, label: statuses[value] })),
        ]}
      />
      <SelectField
        label={texts.provider}
        value={query.provider ?? ''}
        onChange={({ target }) => set({ provider: target.value })}
        options={[
          { value: '', label: texts.anyProvider },
          ...PAID_BY.map((value) => ({ value, label: names[value] })),
        ]}
      />
      <DayRange from={query.from} to={query.to} onChange={(days) => set(days, { replace: true })} />
    </search>
  )
}
