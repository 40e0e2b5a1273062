/** What staff do for somebody who cannot come in by themselves. */

import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { MailedLinksService } from '#server/modules/accounts/mailed-links/mailed-links.service.ts'
import { assertGoodPassword } from '#server/modules/accounts/rules/password-choice.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import { userSnapshot } from '#server/modules/accounts/rules/user-snapshot.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { WebhookSender } from '#server/modules/platform/webhooks/webhook-sender.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { NewUser } from '#shared/contract/accounts/account-help.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { passwordLinkMadeNotice } from './password-link-bell.ts'
import { PASSWORD_LINK_NOTICE } from './password-link-notice.ts'

export type AccountHelpService = ReturnType<typeof createAccountHelpService>
export function createAccountHelpService({
  users,
  access,
  links,
  audit,
  mail,
  notices,
  webhooks,
  security,
  now,
}: {
  users: Pick<UsersStore, 'insert' | 'find' | 'findHolder' | 'confirmEmail'>
  access: UserAccess
  links: Pick<
    MailedLinksService,
    'queueInvitation' | 'queueVerification' | 'makePasswordLink' | 'voidVerification'
  >
  audit: AuditService
  mail: Pick<MailService, 'queue' | 'deliverSoon'>
  notices: Pick<NoticesService, 'tell'>
  webhooks: Pick<WebhookSender, 'tell' | 'deliverSoon'>
  security: Pick<SecurityTrail, 'note'>
  now: () => Date
}) {
  const record = audit.of(userAudit, userSnapshot)

  return {
    /** Without a password nobody knows one until the owner has chosen it. */
    async create(
      { username, email, password, language }: NewUser,
      currentUser: CurrentUser,
      ownLanguage: Language,
    ): Promise<User> {
      if (password) await assertGoodPassword(password, { username, email }, 'password')
      const passwordHash = await hashPassword(password ?? createToken())
      const user = await access.change(currentUser, 'edit_users', async (actor) => {
        const id = await users.insert({
          username,
          email,
          passwordHash,
          discordUsername: null,
          language: language ?? ownLanguage,
          createdAt: now().getTime(),
        })
        await (password ? links.queueVerification(id) : links.queueInvitation(id))
        await webhooks.tell('player.registered', id, { userId: id })
        const made = await access.find(id)
        await record('create', actor, null, made)
        return made
      })
      mail.deliverSoon()
      webhooks.deliverSoon()
      return user
    },

    /** The log keeps that it was made, not the link itself. */
    async makePasswordLink(id: number, currentUser: CurrentUser): Promise<{ url: string; endsAt: string }> {
      const made = await access.change(currentUser, 'edit_users', async (actor) => {
        const { username, deletionAt } = await access.findForChange(id, actor)
        if (deletionAt !== null) throw new AppError('being_deleted')
        const link = await links.makePasswordLink(id)
        await audit.record({
          noun: userAudit,
          action: 'password_link',
          nounId: id,
          actorId: actor.id,
          before: { username },
          after: { username, until: link.endsAt },
        })
        await mail.queue(PASSWORD_LINK_NOTICE, id)
        await notices.tell(id, { kind: passwordLinkMadeNotice, values: {}, url: addresses.profile })
        return link
      })
      security.note('password_link_made', id)
      mail.deliverSoon()
      return made
    },

    /** @throws {AppError} `conflict` where the account has another address by now than the one that was seen */
    async verify(id: number, seen: string, currentUser: CurrentUser): Promise<User> {
      const user = await access.change(currentUser, 'edit_users', async (actor) => {
        assertHoldsAll(actor, ['view_personal_data'])
        const before = await access.findForChange(id, actor)
        const waiting = before.pendingEmail ?? before.email ?? ''
        if (foldForSearch(waiting) !== foldForSearch(seen)) throw new AppError('conflict')
        if (before.emailVerified && before.pendingEmail === null) throw new AppError('already_verified')
        const holder = await users.findHolder(waiting)
        if (holder && holder.id !== id) throw new AppError('email_taken')
        await users.confirmEmail(id, now().getTime())
        await links.voidVerification(id)
        const after = await access.find(id)
        await audit.record({
          noun: userAudit,
          action: 'verify',
          nounId: id,
          actorId: actor.id,
          before: userSnapshot(before),
          after: userSnapshot(after),
        })
        return after
      })
      security.note('email_verified', id)
      return user
    },
  }
}
