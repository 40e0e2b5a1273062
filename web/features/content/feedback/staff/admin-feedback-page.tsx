import { MessageSquareDashed, Search } from 'lucide-react'
import { useId } from 'react'
import { UndoBar } from '#web/editing/undo-bar.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { useRestoreFeedback } from './admin-feedback.mutations.ts'
import { useStaffFeedback } from './admin-feedback.queries.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'
import { AdminFeedbackEntry } from './admin-feedback-entry.tsx'

const SEARCH_MAX = 200

export function AdminFeedbackPage() {
  const texts = useTexts(adminFeedbackTexts)
  const noticeId = useId()
  const mayManage = usePermission('manage_feedback')
  const { query, change } = useAddressQuery()
  const search = query.get('search')?.trim().slice(0, SEARCH_MAX) ?? ''
  const removedId = Number(query.get('removed')) || null
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      {!mayManage && (
        <div id={noticeId} className="mb-6">
          <Notice title={<span className="inline-block first-letter:uppercase">{texts.notPermitted}</span>}>
            <p>{texts.readOnly}</p>
          </Notice>
        </div>
      )}
      {removedId !== null && (
        <RestoreOffer
          key={removedId}
          id={removedId}
          onDone={() => change({ removed: null }, { replace: true })}
        />
      )}
      <SearchForm
        key={search}
        search={search}
        onSearch={(text) => change({ search: text, page: null, removed: null })}
      />
      <FeedbackPages search={search} refusedBy={mayManage ? null : noticeId} />
    </>
  )
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const texts = useTexts(adminFeedbackTexts)
  return (
    <search>
      <form
        className="mb-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('search')).trim())
        }}
      >
        <div className="min-w-56 grow">
          <TextField
            type="search"
            name="search"
            label={texts.search}
            defaultValue={search}
            maxLength={SEARCH_MAX}
          />
        </div>
        <Button type="submit" variant="outline">
          <Search size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.find}
        </Button>
        {search && (
          <Button variant="ghost" onClick={() => onSearch('')}>
            {texts.reset}
          </Button>
        )}
      </form>
    </search>
  )
}

/** `refusedBy` is the id of the notice that says why nothing can be done here, or null. */
function FeedbackPages({ search, refusedBy }: { search: string; refusedBy: string | null }) {
  const texts = useTexts(adminFeedbackTexts)
  const { query, addressWith, change } = useAddressQuery()
  const page = pageIn(query)
  const list = useStaffFeedback(search, page)
  if (list.isPending) return <Spinner />
  if (!list.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
  }
  const { data: items, total, pageSize } = list.data
  const pageCount = Math.ceil(total / pageSize)
  return (
    <>
      {items.length === 0 ? (
        <EmptyState icon={<MessageSquareDashed size={28} strokeWidth={1.5} />}>
          {total > 0 ? texts.emptyPage : search ? texts.nothingFound : texts.empty}
        </EmptyState>
      ) : (
        <ul
          aria-label={texts.list}
          aria-busy={list.isPlaceholderData}
          className="divide-y divide-line border-y border-line"
        >
          {items.map((item) => (
            <AdminFeedbackEntry
              key={item.id}
              item={item}
              refusedBy={refusedBy}
              onRemoved={() => change({ removed: item.id }, { replace: true })}
            />
          ))}
        </ul>
      )}
      <Pager
        label={texts.pages}
        page={page}
        pageCount={pageCount}
        addressOf={(other) => addressWith({ page: other === 1 ? null : other, removed: null })}
      />
    </>
  )
}

function RestoreOffer({ id, onDone }: { id: number; onDone: () => void }) {
  const texts = useTexts(adminFeedbackTexts)
  const { mutate: restore, isPending } = useRestoreFeedback()
  return (
    <UndoBar
      message={texts.removed}
      isBusy={isPending}
      onUndo={() =>
        restore(id, {
          onSuccess: () => {
            toast({ title: texts.restored })
            onDone()
          },
          onError: (error) => toastFailure(texts.restoreFailed, error),
        })
      }
      onClose={onDone}
    />
  )
}
