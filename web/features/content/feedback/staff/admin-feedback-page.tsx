import { MessageSquareDashed } from 'lucide-react'
import { useId } from 'react'
import { FEEDBACK_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { RestoreOffer, useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, searchIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { useSelection } from '#web/ui/lists/use-selection.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useRestoreFeedback } from './admin-feedback.mutations.ts'
import { useStaffFeedback } from './admin-feedback.queries.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'
import { AdminFeedbackEntry } from './admin-feedback-entry.tsx'
import { SelectedFeedback } from './selected-feedback.tsx'

const UNANSWERED = 'unanswered'

export function AdminFeedbackPage() {
  const texts = useTexts(adminFeedbackTexts)
  const noticeId = useId()
  const mayManage = usePermission('manage_feedback')
  const { query, change } = useAddressQuery()
  const search = searchIn(query, FEEDBACK_SEARCH_MAX)
  const isUnanswered = query.get(UNANSWERED) === 'true'
  const list = useStaffFeedback({ search, isUnanswered, page: pageIn(query) })
  const offerRestore = useOfferRestore()
  const selection = useSelection()
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
      <RestoreOffer restoring={useRestoreFeedback()} texts={texts} />
      <search className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchField
          label={texts.search}
          value={search}
          maxLength={FEEDBACK_SEARCH_MAX}
          onSearch={(text, isRefined) =>
            change({ search: text, page: null, removed: null }, { replace: isRefined })
          }
        />
        <SelectField
          label={texts.shown}
          value={isUnanswered ? UNANSWERED : ''}
          onChange={({ target }) =>
            change({ [UNANSWERED]: target.value && 'true', page: null, removed: null })
          }
          options={[
            { value: '', label: texts.all },
            { value: UNANSWERED, label: texts.unanswered },
          ]}
        />
      </search>
      <PagedList
        list={list}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        icon={<MessageSquareDashed size={28} strokeWidth={1.5} />}
        empty={
          search || isUnanswered ? (
            <>
              {texts.nothingFound}{' '}
              <Button variant="link" onClick={() => change({ search: null, [UNANSWERED]: null })}>
                {texts.reset}
              </Button>
            </>
          ) : (
            texts.empty
          )
        }
      >
        {(items) => (
          <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
            {items.map((item) => (
              <AdminFeedbackEntry
                key={item.id}
                item={item}
                refusedBy={mayManage ? null : noticeId}
                selection={mayManage ? selection : null}
                onRemoved={() => {
                  selection.select([item.id], false)
                  offerRestore(item.id)
                }}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {mayManage && <SelectedFeedback selection={selection} items={list.data?.data ?? []} />}
    </>
  )
}
