import { apiKeyAudit } from './accounts/api-keys.audit.texts.ts'
import { roleAudit } from './accounts/roles.audit.texts.ts'
import { userAudit } from './accounts/users.audit.texts.ts'
import { collectionAudits } from './content/collections.audit.texts.ts'
import { feedbackAudit } from './content/feedback.audit.texts.ts'
import { newsAudit } from './content/news.audit.texts.ts'
import { pageAudit } from './content/pages.audit.texts.ts'
import { agentKeyAudit } from './games/agents/agent-keys.audit.texts.ts'
import { bridgeSettingsAudit } from './games/agents/bridge-settings.audit.texts.ts'
import { consoleAudit } from './games/agents/consoles.audit.texts.ts'
import { azlinkAudit } from './games/azlink/azlink.audit.texts.ts'
import { deliveryAudit } from './games/deliveries.audit.texts.ts'
import { gameNameAudit } from './games/game-names.audit.texts.ts'
import { gameServerAudit } from './games/game-servers.audit.texts.ts'
import { releaseAudit } from './games/launcher.audit.texts.ts'
import { maintenanceAudit } from './games/maintenance.audit.texts.ts'
import { playerFiguresAudit } from './games/player-figures.audit.texts.ts'
import { seasonAudit } from './games/seasons.audit.texts.ts'
import { statisticsSettingsAudit } from './games/statistics-settings.audit.texts.ts'
import { registrationAudit } from './games/tournaments.audit.texts.ts'
import { backupAudit } from './operations/backups.audit.texts.ts'
import { incidentAudit } from './operations/incidents.audit.texts.ts'
import { announcementAudit } from './platform/announcement.audit.texts.ts'
import type { AuditNoun } from './platform/audit-noun.ts'
import { heldLetterAudit } from './platform/held-letters.audit.texts.ts'
import { imageAudit } from './platform/images.audit.texts.ts'
import { mailServerAudit } from './platform/mail-server.audit.texts.ts'
import { maintenanceModeAudit } from './platform/maintenance-mode.audit.texts.ts'
import { noticeAudit } from './platform/notices.audit.texts.ts'
import { siteAudit } from './platform/site.audit.texts.ts'
import { webhookAudit } from './platform/webhooks.audit.texts.ts'
import { wordAudit } from './platform/words.audit.texts.ts'
import { couponAudit } from './shop/coupons.audit.texts.ts'
import { orderAudit } from './shop/orders.audit.texts.ts'
import { paymentConnectionAudit } from './shop/payment-connections.audit.texts.ts'
import { productAudit } from './shop/products.audit.texts.ts'
import { topUpAudit } from './shop/top-ups.audit.texts.ts'

/** Everything whose changes the log keeps, in the order in which its filter offers them. */
export const auditNouns: readonly AuditNoun[] = [
  userAudit,
  roleAudit,
  apiKeyAudit,
  newsAudit,
  pageAudit,
  feedbackAudit,
  ...collectionAudits,
  gameServerAudit,
  agentKeyAudit,
  gameNameAudit,
  azlinkAudit,
  bridgeSettingsAudit,
  consoleAudit,
  maintenanceAudit,
  registrationAudit,
  seasonAudit,
  statisticsSettingsAudit,
  playerFiguresAudit,
  releaseAudit,
  deliveryAudit,
  orderAudit,
  topUpAudit,
  paymentConnectionAudit,
  incidentAudit,
  siteAudit,
  announcementAudit,
  noticeAudit,
  maintenanceModeAudit,
  productAudit,
  couponAudit,
  imageAudit,
  wordAudit,
  heldLetterAudit,
  mailServerAudit,
  backupAudit,
  webhookAudit,
]

/** What the log says of a noun; undefined when there is no such noun any more. */
export function findAuditNoun(name: string | null): AuditNoun | undefined {
  return auditNouns.find((noun) => noun.name === name)
}
