import { Trophy } from 'lucide-react'
import { FIGURES_SEARCH_MAX } from '#shared/constants/games/leaderboards.ts'
import { usePending } from '#web/features/platform/pending/staff/pending.queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PanelSection } from '#web/ui/panel/panel-section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { figuresQueryIn, useFigures } from './admin-figures.queries.ts'
import { adminFiguresTexts } from './admin-figures.texts.ts'
import { FiguresRow } from './figures-row.tsx'
import { useStatisticsSettings } from './statistics-settings.queries.ts'

const LIST_ID = 'players'

/** What games have told of players; which of them is in the address. */
export function AdminFigures() {
  const texts = useTexts(adminFiguresTexts)
  const { query: address, change } = useAddressQuery()
  const { language } = useLanguage()
  const jumps = usePending().data?.lines.find(({ key }) => key === 'jumps')?.count ?? 0
  const query = figuresQueryIn(address)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const servers = (useStatisticsSettings().data ?? []).map(({ gameServerId, gameServer }) => ({
    value: String(gameServerId),
    label: gameServer,
  }))
  return (
    <PanelSection id={LIST_ID} title={texts.title} lead={texts.lead} heading={heading}>
      <search aria-label={texts.filters} className="mb-6 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <SearchField
          label={texts.search}
          value={query.search ?? ''}
          maxLength={FIGURES_SEARCH_MAX}
          autoCapitalize="none"
          spellCheck={false}
          onSearch={(search, isRefined) => change({ search, page: null }, { replace: isRefined })}
        />
        <SelectField
          label={texts.server}
          value={query.gameServerId ?? ''}
          onChange={({ target }) => change({ gameServerId: target.value, page: null })}
          options={[{ value: '', label: texts.anyServer }, ...servers]}
        />
        <Checkbox
          role="switch"
          label={jumps === 0 ? texts.onlyWaiting : `${texts.onlyWaiting} (${formatNumber(jumps, language)})`}
          checked={query.waiting === 'true'}
          onChange={({ target }) => change({ waiting: target.checked ? 'true' : null, page: null })}
        />
      </search>
      <PagedList
        list={useFigures(query)}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        anchor={LIST_ID}
        forms={texts.forms}
        icon={<Trophy size={28} strokeWidth={1.5} />}
        empty={texts.empty}
      >
        {(players) => (
          <ul className="divide-y divide-line border-y border-line">
            {players.map((figures) => (
              <FiguresRow key={figures.id} figures={figures} onJumpDecided={focusHeading} />
            ))}
          </ul>
        )}
      </PagedList>
    </PanelSection>
  )
}
