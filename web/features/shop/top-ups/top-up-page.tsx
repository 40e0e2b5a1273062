import { addresses } from '#shared/addresses.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { topUpTexts, topUpWords } from './top-up.texts.ts'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpHistory } from './top-up-history.tsx'
import { useTopUps } from './top-ups.queries.ts'

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
          {({ providers, data }) => (
            <div className="grid items-start gap-10 lg:grid-cols-2">
              {providers.length > 0 ? <TopUpForm providers={providers} /> : <Notice title={texts.off} />}
              <TopUpHistory topUps={data} providers={providers} />
            </div>
          )}
        </Loaded>
      </div>
    </>
  )
}
