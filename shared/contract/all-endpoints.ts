import { accountHelpEndpoints } from './accounts/account-help.ts'
import { apiKeyEndpoints } from './accounts/api-keys.ts'
import { authEndpoints } from './accounts/auth.ts'
import { appealEndpoints } from './accounts/bans/appeals.ts'
import { confirmationEndpoints } from './accounts/confirmation.ts'
import { consentEndpoints } from './accounts/consents.ts'
import { emailChangeEndpoints } from './accounts/email-change.ts'
import { factorEndingEndpoints } from './accounts/factor-ending.ts'
import { firstAdministratorEndpoints } from './accounts/first-administrator.ts'
import { ledgerEndpoints } from './accounts/ledger.ts'
import { ownDataEndpoints } from './accounts/own-data.ts'
import { ownSessionEndpoints } from './accounts/own-sessions.ts'
import { passkeySignInEndpoints } from './accounts/passkeys/passkey-sign-in.ts'
import { passkeyEndpoints } from './accounts/passkeys/passkeys.ts'
import { passwordLinkEndpoints } from './accounts/password-links.ts'
import { playerHeadsEndpoints } from './accounts/player-heads.ts'
import { profileEndpoints } from './accounts/profile.ts'
import { roleEndpoints } from './accounts/roles.ts'
import { secondFactorEndpoints } from './accounts/second-factor.ts'
import { sessionEndpoints } from './accounts/session.ts'
import { userEndpoints } from './accounts/users.ts'
import { collectionEndpoints } from './content/collections.ts'
import { staffCollectionEndpoints } from './content/collections-staff.ts'
import { feedbackEndpoints } from './content/feedback.ts'
import { latestNewsEndpoints } from './content/latest-news.ts'
import { legalEndpoints } from './content/legal.ts'
import { newsEndpoints } from './content/news.ts'
import { pageEndpoints } from './content/pages.ts'
import type { Endpoint } from './endpoint.ts'
import { agentKeyEndpoints } from './games/agents/agent-keys.ts'
import { bridgeSettingsEndpoints } from './games/agents/bridge-settings.ts'
import { consoleEndpoints } from './games/agents/consoles.ts'
import { heartbeatEndpoints } from './games/agents/heartbeats.ts'
import { azlinkEndpoints } from './games/azlink/azlink.ts'
import { azlinkStaffEndpoints } from './games/azlink/azlink-staff.ts'
import { bridgeEndpoints } from './games/bridge.ts'
import { deliveryEndpoints } from './games/deliveries.ts'
import { gameNameEndpoints } from './games/game-names.ts'
import { gameServerEndpoints } from './games/game-servers.ts'
import { gameStatusEndpoints } from './games/game-status.ts'
import { launcherEndpoints } from './games/launcher.ts'
import { launcherDownloadEndpoints } from './games/launcher-downloads.ts'
import { launcherUploadEndpoints } from './games/launcher-uploads.ts'
import { leaderboardEndpoints } from './games/leaderboards.ts'
import { maintenanceEndpoints } from './games/maintenance.ts'
import { objectiveEndpoints } from './games/objectives.ts'
import { playerFiguresEndpoints } from './games/player-figures.ts'
import { landcoinsEndpoints } from './games/players/landcoins.ts'
import { playerEndpoints } from './games/players/players.ts'
import { seasonEndpoints } from './games/seasons.ts'
import { statisticsEndpoints } from './games/statistics.ts'
import { statisticsSettingsEndpoints } from './games/statistics-settings.ts'
import { toldAchievementEndpoints } from './games/told-achievements.ts'
import { tournamentEndpoints } from './games/tournaments.ts'
import { widgetEndpoints } from './games/widgets.ts'
import { backupEndpoints } from './operations/backups.ts'
import { cspReportEndpoints } from './operations/csp-reports.ts'
import { dashboardEndpoints } from './operations/dashboard.ts'
import { figureEndpoints } from './operations/figures.ts'
import { healthEndpoints } from './operations/health.ts'
import { incidentEndpoints } from './operations/incidents.ts'
import { serviceBoardEndpoints } from './operations/service-board.ts'
import { statusEndpoints } from './operations/status.ts'
import { announcementEndpoints } from './platform/announcement.ts'
import { auditEndpoints } from './platform/audit.ts'
import { firstDayEndpoints } from './platform/first-day.ts'
import { heldLetterEndpoints } from './platform/held-letters.ts'
import { imageEndpoints } from './platform/images.ts'
import { mailServerEndpoints } from './platform/mail-server.ts'
import { maintenanceModeEndpoints } from './platform/maintenance-mode.ts'
import { noticeChoiceEndpoints } from './platform/notice-choices.ts'
import { noticeEndpoints } from './platform/notices.ts'
import { pendingEndpoints } from './platform/pending.ts'
import { securityEventsEndpoints } from './platform/security-events.ts'
import { siteEndpoints } from './platform/site.ts'
import { sitePreviewEndpoints } from './platform/site-preview.ts'
import { webhookEndpoints } from './platform/webhooks.ts'
import { wordEndpoints } from './platform/words.ts'
import { couponEndpoints } from './shop/coupons.ts'
import { shopOpeningEndpoints } from './shop/opening.ts'
import { orderEndpoints } from './shop/orders.ts'
import { paymentConnectionEndpoints } from './shop/payment-connections.ts'
import { paymentNotificationEndpoints } from './shop/payment-notifications.ts'
import { productEndpoints } from './shop/products.ts'
import { staffProductEndpoints } from './shop/products-staff.ts'
import { quoteEndpoints } from './shop/quote.ts'
import { refundEndpoints } from './shop/refunds.ts'
import { revenueEndpoints } from './shop/revenue.ts'
import { staffOrderEndpoints } from './shop/staff-orders.ts'
import { testPaymentEndpoints } from './shop/test-payments.ts'
import { staffTopUpEndpoints, topUpEndpoints } from './shop/top-ups.ts'
import { unclaimedEndpoints } from './shop/unclaimed.ts'

/** The whole API, noun by noun. */
export const allEndpoints: Record<string, Record<string, Endpoint>> = {
  health: healthEndpoints,
  cspReports: cspReportEndpoints,
  site: { ...siteEndpoints, previewPage: sitePreviewEndpoints.page, previewCall: sitePreviewEndpoints.call },
  words: wordEndpoints,
  webhooks: webhookEndpoints,
  'first day': firstDayEndpoints,
  pending: pendingEndpoints,
  'held letters': heldLetterEndpoints,
  'mail server': mailServerEndpoints,
  announcement: announcementEndpoints,
  notices: { ...noticeEndpoints, choices: noticeChoiceEndpoints.list, choose: noticeChoiceEndpoints.change },
  'maintenance mode': maintenanceModeEndpoints,
  status: { ...statusEndpoints, board: serviceBoardEndpoints.get },
  incidents: incidentEndpoints,
  backups: backupEndpoints,
  auth: { ...authEndpoints, ...sessionEndpoints, checkPasswordLink: passwordLinkEndpoints.check },
  consents: consentEndpoints,
  emailChange: emailChangeEndpoints,
  'own data': ownDataEndpoints,
  'own sessions': ownSessionEndpoints,
  'second factor': secondFactorEndpoints,
  passkeys: { ...passkeyEndpoints, ...passkeySignInEndpoints },
  'API keys': apiKeyEndpoints,
  'second factor that staff end': factorEndingEndpoints,
  ledger: ledgerEndpoints,
  profile: { ...profileEndpoints, ...confirmationEndpoints, head: playerHeadsEndpoints.find },
  news: { ...latestNewsEndpoints, ...newsEndpoints },
  collections: {
    ...staffCollectionEndpoints,
    listForEverybody: collectionEndpoints.list,
  },
  pages: pageEndpoints,
  legal: legalEndpoints,
  images: imageEndpoints,
  'game servers': { ...gameServerEndpoints, ...gameStatusEndpoints },
  'keys of game servers': agentKeyEndpoints,
  bridge: { ...bridgeEndpoints, ...bridgeSettingsEndpoints },
  'Consoles of games': consoleEndpoints,
  Players: playerEndpoints,
  widgets: widgetEndpoints,
  'LandCoins of games': landcoinsEndpoints,
  AzLink: { ...azlinkEndpoints, ...azlinkStaffEndpoints },
  heartbeats: heartbeatEndpoints,
  statistics: {
    ...statisticsEndpoints,
    ...statisticsSettingsEndpoints,
    ...objectiveEndpoints,
    ...toldAchievementEndpoints,
  },
  'names in games': gameNameEndpoints,
  maintenance: maintenanceEndpoints,
  leaderboards: leaderboardEndpoints,
  seasons: seasonEndpoints,
  playerFigures: playerFiguresEndpoints,
  tournaments: tournamentEndpoints,
  feedback: feedbackEndpoints,
  launcher: { ...launcherEndpoints, ...launcherUploadEndpoints, ...launcherDownloadEndpoints },
  'payment providers': paymentConnectionEndpoints,
  'opening of the shop': shopOpeningEndpoints,
  products: { ...productEndpoints, ...staffProductEndpoints },
  coupons: couponEndpoints,
  orders: { ...quoteEndpoints, ...orderEndpoints },
  'orders for staff': staffOrderEndpoints,
  'top-ups': { ...topUpEndpoints, ...staffTopUpEndpoints },
  refunds: refundEndpoints,
  revenue: revenueEndpoints,
  'unclaimed money': unclaimedEndpoints,
  'test payments': testPaymentEndpoints,
  deliveries: deliveryEndpoints,
  'payment notifications': paymentNotificationEndpoints,
  users: userEndpoints,
  accountHelp: accountHelpEndpoints,
  'first administrator': firstAdministratorEndpoints,
  appeals: appealEndpoints,
  roles: roleEndpoints,
  figures: figureEndpoints,
  dashboard: dashboardEndpoints,
  audit: auditEndpoints,
  securityEvents: securityEventsEndpoints,
}

/** The same, one by one. */
export const everyEndpoint: readonly Endpoint[] = Object.values(allEndpoints).flatMap((noun) =>
  Object.values(noun),
)
