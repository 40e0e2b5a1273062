import { addresses } from '#shared/addresses.ts'
import type { TopUpState } from '#shared/constants/shop/top-ups.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { topUpTexts, topUpWords } from './top-up.texts.ts'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpList } from './top-up-list.tsx'
import { useTopUps } from './top-ups.queries.ts'

/** Of these it is not yet told what became of the money. */
const UNSETTLED: readonly TopUpState[] = ['awaiting_payment', 'review']

/** Puts roubles on one's own balance, and tells what became of those before. */
export function TopUpPage() {
  const texts = useTexts(topUpTexts)
  const words = useTexts(topUpWords)
  const { mark } = useTexts(shopWords)
  return (
    <>
      <PageHeading mark={sectionMark('shop', mark)} title={words.title} lead={words.lead} />
      <div className="column min-h-[75svh] space-y-10">
        <BackLink to={addresses.profile}>{texts.toProfile}</BackLink>
        <Loaded query={useTopUps()} loadFailed={texts.loadFailed}>
          {({ providers, data }) => {
            const unsettled = data.filter(({ status }) => UNSETTLED.includes(status))
            const settled = data.filter(({ status }) => !UNSETTLED.includes(status))
            return (
              <div className="space-y-10">
                {/* Whoever comes back from a payment that failed sees that before a form for another. */}
                {unsettled.length > 0 && (
                  <TopUpList title={texts.unsettled} topUps={unsettled} providers={providers} />
                )}
                <div className="grid items-start gap-10 lg:grid-cols-2">
                  {providers.length > 0 ? <TopUpForm providers={providers} /> : <Notice title={texts.off} />}
                  {(settled.length > 0 || unsettled.length === 0) && (
                    <TopUpList title={texts.history} topUps={settled} providers={providers} />
                  )}
                </div>
              </div>
            )
          }}
        </Loaded>
      </div>
    </>
  )
}
