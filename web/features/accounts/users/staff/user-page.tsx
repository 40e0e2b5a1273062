import { Bell, UserX } from 'lucide-react'
import { type ComponentType, useId, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { ApiError } from '#web/api/api-error.ts'
import { isFirstAttempt } from '#web/api/first-attempt.ts'
import { AccountHelp } from '#web/features/accounts/account-help/staff/account-help.tsx'
import { FormerNames } from '#web/features/accounts/account-help/staff/former-names.tsx'
import { AppealOfUser } from '#web/features/accounts/appeals/staff/appeal-of-user.tsx'
import { BalanceButton } from '#web/features/accounts/ledger/staff/balance-button.tsx'
import { useRoles } from '#web/features/accounts/roles/staff/roles.queries.ts'
import { FactorOfUser } from '#web/features/accounts/second-factor/staff/factor-of-user.tsx'
import { BanButton } from '#web/features/accounts/user-bans/staff/ban-button.tsx'
import { BanNotice } from '#web/features/accounts/user-bans/staff/ban-notice.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { useParameters } from '#web/routing/use-parameters.ts'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { useSession } from '#web/session/session.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { UserBadges } from './user-badges.tsx'
import { UserEditor } from './user-editor.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserAuditLog, UserReviews } from './user-lists.tsx'
import { userPageTexts } from './user-page.texts.ts'
import { UserSessions } from './user-sessions.tsx'
import { useUserDetails } from './users.queries.ts'

/** What the wings below tell of an account. */
type Handed = { NamesInGames: ComponentType<{ userId: number; isEditable: boolean }> }

/** One account, named by the address. */
export function UserPage(handed: Handed) {
  const { id } = useParameters(addresses.adminUser)
  return <KnownUser key={id} id={id} {...handed} />
}

function NoUser() {
  const texts = useTexts(userPageTexts)
  const words = useTexts(wordsTexts)
  return (
    <div className="border border-dashed border-line px-6 py-12">
      <UserX className="mb-4 text-muted" size={28} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="display text-3xl">{texts.notFound}</h1>
      <p className="mt-3 text-muted">{texts.notFoundDetail}</p>
      <ButtonLink to={addresses.adminUsers} variant="outline" className="mt-6">
        {words.toList}
      </ButtonLink>
    </div>
  )
}

function KnownUser({ id, ...handed }: Handed & { id: number }) {
  const texts = useTexts(userPageTexts)
  const details = useUserDetails(id)
  // What may be done to the account stands above what is told of it.
  const isRolesAwaited = isFirstAttempt(useRoles())
  if (details.isPending || isRolesAwaited) return <Spinner />
  if (details.error instanceof ApiError && details.error.code === 'not_found') return <NoUser />
  if (!details.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => details.refetch()} />
  }
  return <UserPageContent user={details.data} {...handed} />
}

function UserPageContent({ user, NamesInGames }: Handed & { user: UserDetails }) {
  const texts = useTexts(userPageTexts)
  const id = useId()
  const isOneself = useSession().user?.id === user.id
  const roles = useRoles()
  const own = useOwnPermissions().data ?? []
  const held = (roles.data ?? []).filter(({ name }) => user.roles.includes(name))
  const isStronger = !held.every((role) => holdsAll(own, role.permissions))
  const may = (permission: Permission) => roles.data !== undefined && !isStronger && own.includes(permission)
  const isEditable = may('edit_users')
  return (
    <div className="space-y-10">
      <div>
        <PanelHeading
          title={
            <span className="flex items-center gap-4 break-all normal-case">
              <PlayerHead username={user.username} className="size-12" />
              {user.username}
            </span>
          }
          lead={user.email ?? undefined}
        >
          {own.includes('send_notices') && (
            <ButtonLink
              to={`${addresses.adminNotices}?to=${encodeURIComponent(user.username)}`}
              variant="outline"
            >
              <Bell size={18} strokeWidth={1.5} aria-hidden="true" />
              {texts.notice}
            </ButtonLink>
          )}
          {own.includes('manage_balances') && <BalanceButton user={user} />}
          {may('ban_users') && !isOneself && <BanButton user={user} />}
          <BackLink to={addresses.adminUsers} />
        </PanelHeading>
        <UserBadges user={{ ...user, ban: null }} />
        {user.deletionAt && (
          <Notice tone="warning" title={texts.leaving} className="mt-4">
            {texts.leavingDetail} <LocalTime dateTime={user.deletionAt} style="date-time" />
          </Notice>
        )}
        {user.ban && (
          <>
            <BanNotice user={user} ban={user.ban} isEditable={may('ban_users')} />
            <AppealOfUser userId={user.id} isEditable={may('ban_users')} />
          </>
        )}
        {isStronger && (
          <Notice title={texts.notYours} className="mt-4">
            {texts.notYoursDetail}
          </Notice>
        )}
      </div>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby={id}>
          <SectionHeading id={id} title={texts.profile} />
          {roles.isPending && <Spinner />}
          {roles.isError && !roles.data && (
            <ErrorState message={texts.rolesFailed} onRetry={() => roles.refetch()} />
          )}
          {roles.data && !isEditable && !isStronger && <p className="mb-5 text-muted">{texts.readOnly}</p>}
          {roles.data && <UserEditor user={user} roles={roles.data} isEditable={isEditable} />}
        </section>
        <UserFacts user={user} />
      </div>
      <UserSessions user={user} isEditable={isEditable} />
      <FormerNames user={user} isEditable={isEditable} />
      <NamesInGames userId={user.id} isEditable={isEditable} />
      {isEditable && <AccountHelp user={user} />}
      <FactorOfUser user={user} isEditable={isEditable && !isOneself} />
      <UserReviews reviews={user.reviews} />
      {own.includes('view_audit_log') && <UserAuditLog userId={user.id} />}
      {may('delete_users') && <DangerZone user={user} />}
    </div>
  )
}

function DangerZone({ user }: { user: UserDetails }) {
  const texts = useTexts(userPageTexts)
  const words = useTexts(wordsTexts)
  const id = useId()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <section aria-labelledby={id} className="border border-offline p-6">
      <h2 id={id} className="display text-xl">
        {texts.danger}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{texts.dangerLead}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="destructive" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </div>
      <RemoveDialog user={user} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </section>
  )
}
