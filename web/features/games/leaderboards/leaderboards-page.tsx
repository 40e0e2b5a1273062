import { Trophy } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { BoardChoices } from './board-choices.tsx'
import { boardIn, useLeaderboard } from './leaderboards.queries.ts'
import { leaderboardsTexts, leaderboardsWords } from './leaderboards.texts.ts'
import { OwnPlace } from './own-place.tsx'
import { StandingTable } from './standing-table.tsx'

/** Where another page of the table begins to be read. */
const LIST_ID = 'table'

/** Who has come furthest; which table is shown is in the address. */
export function LeaderboardsPage() {
  const words = useTexts(leaderboardsWords)
  const texts = useTexts(leaderboardsTexts)
  const { query } = useAddressQuery()
  const board = boardIn(query)
  const list = useLeaderboard(query)
  const isMissing = list.error instanceof ApiError && list.error.status === 404
  return (
    <>
      <PageHeading
        mark={sectionMark('leaderboards', words.mark)}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="leaderboards" name="gallery-2" tone="dusk" position="object-[50%_55%]" />}
      />
      <div className="column">
        <BoardChoices board={board} />
        <OwnPlace board={board} />
        <div id={LIST_ID} className="max-w-4xl scroll-mt-24">
          {isMissing ? (
            <EmptyState icon={<Trophy size={28} strokeWidth={1.5} />}>
              {texts.noTable}
              <span className="mt-5 block">
                <ButtonLink to={addresses.leaderboards} variant="outline">
                  {texts.toWhole}
                </ButtonLink>
              </span>
            </EmptyState>
          ) : (
            <PagedList
              list={list}
              loadFailed={texts.loadFailed}
              pages={texts.pages}
              anchor={LIST_ID}
              forms={texts.players}
              counted={texts.counted}
              icon={<Trophy size={28} strokeWidth={1.5} />}
              empty={words.empty}
            >
              {(standings) => <StandingTable by={board.by} standings={standings} />}
            </PagedList>
          )}
        </div>
      </div>
    </>
  )
}
