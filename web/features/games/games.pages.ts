import { addresses } from '#shared/addresses.ts'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { type Route, route } from '#web/routing/route.ts'

const modePage = () => import('./game-servers/mode.page.ts')

export const gamesPages: readonly Route[] = [
  route(addresses.servers, () => import('./game-servers/servers.page.ts')),
  route(addresses.serversSurvival, modePage),
  route(addresses.serversSkyblock, modePage),
  route(addresses.serversCreative, modePage),
  route(addresses.serversMinigames, modePage),
  route(addresses.download, () => import('./launcher/download.page.ts')),
  ...Object.values(LAUNCHER_FILES).map(({ link }) =>
    route(link, () => import('./launcher/missing-file.page.ts')),
  ),
  route(addresses.tournaments, () => import('./tournaments/tournaments.page.ts')),
  route(
    addresses.adminRegistrations,
    () => import('./tournaments/staff/admin-registrations.page.ts'),
    'manage_content',
  ),
  route(addresses.rankings, () => import('./rankings/rankings.page.ts')),
  route(addresses.players, () => import('./players/players.page.ts')),
  route(addresses.player, () => import('./players/player.page.ts')),
  route(addresses.gameNames, () => import('./game-names/game-names.page.ts'), 'signed-in'),
  route(addresses.leaderboards, () => import('./leaderboards/leaderboards.page.ts')),
  route(
    addresses.adminServers,
    () => import('./game-servers/staff/admin-servers.page.ts'),
    'manage_game_servers',
  ),
  route(
    addresses.adminServer,
    () => import('./game-servers/staff/server-editor.page.ts'),
    'manage_game_servers',
  ),
  route(addresses.adminFrozenNames, () => import('./game-names/staff/frozen-names.page.ts'), 'edit_users'),
  route(
    addresses.adminDeliveries,
    () => import('./deliveries/staff/admin-deliveries.page.ts'),
    'manage_deliveries',
  ),
  route(
    addresses.adminStatistics,
    () => import('./leaderboards/staff/admin-statistics.page.ts'),
    'manage_statistics',
  ),
  route(addresses.adminLauncher, () => import('./launcher/staff/admin-launcher.page.ts'), 'manage_launcher'),
  route(addresses.adminRelease, () => import('./launcher/staff/release-editor.page.ts'), 'manage_launcher'),
]
