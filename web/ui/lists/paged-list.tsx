import type { ReactNode } from 'react'
import { formatNumber, type PluralForms, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { listTexts } from './lists.texts.ts'
import { Loaded, type LoadedQuery } from './loaded.tsx'
import { Pager } from './pager.tsx'

type Page<Item> = { data: readonly Item[]; total: number; pageSize: number; hasMore?: boolean }

/**
 * One page of a long list, with its four states and the way to the other pages. Which page it is, what is searched,
 * filtered and sorted by stands in the address, so that back, reload and a sent link work.
 */
export function PagedList<Item>({
  list,
  loadFailed,
  pages,
  anchor,
  forms,
  counted,
  icon,
  empty,
  children,
}: {
  list: LoadedQuery<Page<Item>> & { isPlaceholderData: boolean }
  loadFailed: string
  /** What its pages are called. */
  pages: string
  /** The part of the page that another page of the list leads to; where it is left out one stays where one is. */
  anchor?: string
  /** One thing, many things: with them the list says how many there are. */
  forms?: PluralForms
  /** What is said before that; where it is left out, that they were found. */
  counted?: string
  icon: ReactNode
  /** Said when there is nothing at all. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}) {
  const texts = useTexts(listTexts)
  const { query, addressWith } = useAddressQuery()
  const page = pageIn(query)
  const addressOf = (other: number) =>
    addressWith({ page: other === 1 ? null : other, removed: null }) + (anchor ? `#${anchor}` : '')
  return (
    <Loaded query={list} loadFailed={loadFailed}>
      {({ data, total, pageSize, hasMore = false }) => (
        <>
          {forms && <Count counted={counted ?? texts.found} total={total} hasMore={hasMore} forms={forms} />}
          {data.length > 0 ? (
            <>
              <div
                aria-busy={list.isPlaceholderData}
                className={classNames(list.isPlaceholderData && 'opacity-60')}
              >
                {children(data)}
              </div>
              <Pager
                label={pages}
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                addressOf={addressOf}
              />
            </>
          ) : total === 0 ? (
            <EmptyState icon={icon}>{empty}</EmptyState>
          ) : (
            <EmptyState icon={icon}>
              {texts.emptyPage}
              <span className="mt-5 block">
                <ButtonLink to={addressOf(1)} variant="outline">
                  {texts.toFirstPage}
                </ButtonLink>
              </span>
            </EmptyState>
          )}
        </>
      )}
    </Loaded>
  )
}

function Count({
  counted,
  total,
  hasMore,
  forms,
}: {
  counted: string
  total: number
  hasMore: boolean
  forms: PluralForms
}) {
  const texts = useTexts(listTexts)
  const { language } = useLanguage()
  return (
    <p role="status" className="mb-3 text-sm text-muted">
      {counted}: {hasMore && `${texts.moreThan} `}
      {formatNumber(total, language)} {pluralForm(total, forms, language)}
    </p>
  )
}
