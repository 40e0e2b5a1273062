import { Newspaper, Plus } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { UndoBar } from '#web/editing/undo-bar.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { useRestoreNews } from './admin-news.mutations.ts'
import { useStaffNews } from './admin-news.queries.ts'
import { adminNewsTexts } from './admin-news.texts.ts'
import { AdminNewsRow } from './admin-news-row.tsx'

export function AdminNewsPage() {
  const texts = useTexts(adminNewsTexts)
  const { query, change } = useAddressQuery()
  const removedId = Number(query.get('removed')) || null
  const { mutate: restore, isPending: isRestoring } = useRestoreNews()
  const forgetRemoved = () => change({ removed: null }, { replace: true })

  function undo(id: number) {
    restore(id, {
      onSuccess: () => {
        toast({ title: texts.restored })
        forgetRemoved()
      },
      onError: (error) => toastFailure(texts.restoreFailed, error),
    })
  }
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminNewsItem, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      {removedId !== null && (
        <UndoBar
          key={removedId}
          message={texts.removed}
          isBusy={isRestoring}
          onUndo={() => undo(removedId)}
          onClose={forgetRemoved}
        />
      )}
      <NewsList />
    </>
  )
}

function NewsList() {
  const texts = useTexts(adminNewsTexts)
  const { query, addressWith, change } = useAddressQuery()
  const page = pageIn(query)
  const list = useStaffNews(page)
  if (list.isPending) return <Spinner />
  if (!list.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
  }
  const { data: items, total, pageSize } = list.data
  if (items.length === 0) {
    return (
      <EmptyState icon={<Newspaper size={28} strokeWidth={1.5} />}>
        {total === 0 ? texts.empty : texts.emptyPage}
        {total > 0 && (
          <span className="mt-5 block">
            <ButtonLink to={addresses.adminNews} variant="outline">
              {texts.toFirstPage}
            </ButtonLink>
          </span>
        )}
      </EmptyState>
    )
  }
  const pageCount = Math.ceil(total / pageSize)
  return (
    <>
      <ul aria-label={texts.list} aria-busy={list.isPlaceholderData}>
        {items.map((item) => (
          <AdminNewsRow
            key={item.id}
            item={item}
            onRemoved={() => change({ removed: item.id }, { replace: true })}
          />
        ))}
      </ul>
      <Pager
        label={texts.pages}
        page={page}
        pageCount={pageCount}
        addressOf={(other) => addressWith({ page: other === 1 ? null : other, removed: null })}
      />
    </>
  )
}
