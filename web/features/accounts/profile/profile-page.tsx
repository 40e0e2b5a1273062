import { UserX } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { useConsent } from '#web/features/accounts/consents/consents.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Achievements } from './achievements.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CombatRecord } from './combat-record.tsx'
import { profileTexts } from './profile.texts.ts'
import { ServiceRecord } from './service-record.tsx'
import { SkinCard } from './skin-card.tsx'
import { Money } from './transactions.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'

/** Most have answered already. */
const ConsentNotice = lazyWithFallback(
  () => import('#web/features/accounts/consents/consent-notice.tsx').then((module) => module.ConsentNotice),
  () => null,
)
/** Players have no use for it, and go without its code. */
const FirstDayNotice = lazyWithFallback(
  () =>
    import('#web/features/platform/first-day/first-day-notice.tsx').then((module) => module.FirstDayNotice),
  () => null,
)
/** Few have anything yet. */
const Inventory = lazyWithFallback(
  () => import('./inventory.tsx').then((module) => module.Inventory),
  () => <PartMissing />,
)

/** What the shop says of the account. */
type Handed = { topUp: ReactNode; latestOrders: ReactNode }

export function ProfilePage(handed: Handed) {
  const texts = useTexts(profileTexts)
  const { user } = useSession()
  const { consent, isAwaited } = useConsent()
  if (!user) {
    return (
      <div className="column pt-16">
        <EmptyState icon={<UserX size={28} strokeWidth={1.5} />}>{texts.notFound}</EmptyState>
      </div>
    )
  }
  // What is asked first stands above all else: what came before it would be pushed down.
  if (isAwaited) return <Spinner className="pt-16" />
  return (
    <Suspense fallback={<Spinner className="pt-16" />}>
      <ServiceFile user={user} asked={consent && !consent.wasAsked ? consent : null} {...handed} />
    </Suspense>
  )
}

/** Tells of what is unlocked while the page is open: its row may be out of sight. */
function useUnlocksTold(achievements: Profile['achievements']) {
  const texts = useTexts(profileTexts)
  const { language } = useLanguage()
  const known = useRef(achievements)
  useEffect(() => {
    const unlocked = achievements.filter(({ key }) => !known.current.some((one) => one.key === key))
    known.current = achievements
    if (unlocked.length === 0) return
    toast({
      title: unlocked.length === 1 ? texts.unlocked : texts.unlockedSeveral,
      description: unlocked.map((one) => one[`title_${language}`]).join(', '),
      isNews: true,
    })
  }, [achievements, texts, language])
}

function ServiceFile({
  user,
  asked,
  topUp,
  latestOrders,
}: Handed & { user: Profile; asked: OwnConsent | null }) {
  useUnlocksTold(user.achievements)
  const [name, focusName] = useFocusLater<HTMLHeadingElement>()
  return (
    <div className="column space-y-6 pt-10 md:space-y-8 md:pt-16">
      {user.roles.length > 0 && (
        <Suspense fallback={null}>
          <FirstDayNotice />
        </Suspense>
      )}
      {asked && <ConsentNotice consent={asked} onAnswered={focusName} />}
      {!user.emailVerified && <UnverifiedNotice email={user.email} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-8">
        <ServiceRecord user={user} heading={name} />
        <BalanceCard balance={user.balance} topUp={topUp} />
      </div>
      <CombatRecord user={user} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
        <SkinCard skin={user.skin} />
        <div className="space-y-6 md:space-y-8">
          <Achievements achievements={user.achievements} />
          {user.inventory.length > 0 && <Inventory items={user.inventory} />}
          <Money transactions={user.transactions} latestOrders={latestOrders} />
        </div>
      </div>
    </div>
  )
}
