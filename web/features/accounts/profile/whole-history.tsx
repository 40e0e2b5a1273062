import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { profileTexts } from './profile.texts.ts'
import { TransactionTable } from './transaction-table.tsx'
import { useTransactions } from './transactions.queries.ts'

export function WholeHistory({ newestId }: { newestId: number | undefined }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(wordsTexts)
  const history = useTransactions(newestId)
  return (
    <Loaded query={history} loadFailed={texts.historyFailed}>
      {({ pages }) => (
        <>
          <TransactionTable transactions={pages.flat()} />
          {history.hasNextPage && (
            <Button
              variant="outline"
              className="mt-6 w-full"
              disabled={history.isFetchingNextPage}
              aria-busy={history.isFetchingNextPage || undefined}
              onClick={() => history.fetchNextPage()}
            >
              {history.isFetchingNextPage ? words.loading : texts.earlier}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
