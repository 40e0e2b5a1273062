/** What the nouns of this wing keep about people, and how they forget it. */
import { auditData } from './audit/audit.personal.ts'
import type { AuditService } from './audit/audit.service.ts'
import { idempotencyData } from './idempotency/idempotency.personal.ts'
import type { IdempotencyService } from './idempotency/idempotency.service.ts'
import { imagesData } from './images/images.personal.ts'
import { limitsData } from './limits/limits.personal.ts'
import { mailData } from './mail/mail.personal.ts'
import type { MailService } from './mail/mail.service.ts'
import { maintenanceModeData } from './maintenance-mode/maintenance-mode.personal.ts'
import { noticesData } from './notices/notices.personal.ts'
import type { NoticesService } from './notices/notices.service.ts'
import type { PersonalDataService } from './personal-data/personal-data.service.ts'
import { securityData } from './security/security.personal.ts'
import type { SecurityTrail } from './security/security-trail.service.ts'
import { webhooksData } from './webhooks/webhooks.personal.ts'

export function enlistPersonalData(
  personalData: PersonalDataService,
  {
    audit,
    security,
    mail,
    webhooks,
    idempotency,
    notices,
  }: {
    audit: Pick<AuditService, 'forgetOld'>
    security: Pick<SecurityTrail, 'forgetOld'>
    mail: Pick<MailService, 'forgetSent' | 'removeOldLetters'>
    webhooks: { forgetOld(): Promise<void> }
    idempotency: Pick<IdempotencyService, 'forgetOld'>
    notices: Pick<NoticesService, 'forgetOld'>
  },
): void {
  personalData.enlist(imagesData)
  personalData.enlist(auditData, { forgetOld: audit.forgetOld })
  personalData.enlist(securityData, { forgetOld: security.forgetOld })
  personalData.enlist(limitsData)
  personalData.enlist(maintenanceModeData)
  personalData.enlist(mailData, {
    forgetOld: async () => {
      await mail.forgetSent()
      await mail.removeOldLetters()
    },
  })
  personalData.enlist(webhooksData, { forgetOld: webhooks.forgetOld })
  personalData.enlist(idempotencyData, { forgetOld: idempotency.forgetOld })
  personalData.enlist(noticesData, { forgetOld: notices.forgetOld })
}
