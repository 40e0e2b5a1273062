/** Who may call what: anonymous, a player, each permission alone, an administrator × every endpoint of the contract. */
import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { isForGameServers } from '#shared/contract/endpoint.ts'
import { callEndpoint, createTestApp } from '#tests/harness/test-app.ts'

type Who = 'everybody' | 'players' | 'game servers' | readonly Permission[]

/** Written by hand and on purpose: whoever changes the contract has to say it here once more. */
const EXPECTED: Record<string, Who> = {
  'GET /health': 'everybody',
  'POST /csp-reports': 'everybody',
  'GET /ready': 'everybody',
  'GET /admin/held-letters': ['manage_site'],
  'POST /admin/held-letters/release': ['manage_site'],
  'DELETE /admin/held-letters': ['manage_site'],
  'GET /status': 'everybody',
  'GET /status/board': 'everybody',
  'GET /admin/incidents': ['manage_status'],
  'POST /admin/incidents': ['manage_status'],
  'PUT /admin/incidents/:id': ['manage_status'],
  'DELETE /admin/incidents/:id': ['manage_status'],
  'GET /site': 'everybody',
  'GET /admin/site': ['manage_site'],
  'PUT /admin/site': ['manage_site'],
  'POST /admin/site/preview': ['manage_site'],
  'POST /admin/site/preview/calls': ['manage_site'],
  'GET /admin/backups': ['manage_backups'],
  'POST /admin/backups': ['manage_backups'],
  'PUT /admin/backups/schedule': ['manage_backups'],
  'POST /admin/backups/:id/check': ['manage_backups'],
  'GET /admin/backups/:id/file': ['manage_backups'],
  'DELETE /admin/backups/:id': ['manage_backups'],
  'GET /admin/mail-server': ['manage_mail'],
  'PUT /admin/mail-server': ['manage_mail'],
  'POST /admin/mail-server/test': ['manage_mail'],
  'GET /admin/webhooks': ['manage_site'],
  'POST /admin/webhooks': ['manage_site'],
  'DELETE /admin/webhooks/:id': ['manage_site'],
  'POST /admin/webhooks/:id/test': ['manage_site'],
  'GET /admin/webhook-deliveries': ['manage_site'],
  'POST /admin/webhook-deliveries/:id/resend': ['manage_site'],
  'POST /admin/webhook-deliveries/release': ['manage_site'],
  'DELETE /admin/webhook-deliveries/held': ['manage_site'],
  'POST /payments/:provider/notifications': 'everybody',
  'GET /payments/:provider/notifications': 'everybody',
  'GET /admin/payments': ['manage_payments'],
  'PUT /admin/payments': ['manage_payments'],
  'DELETE /admin/payments/:provider': ['manage_payments'],
  'POST /admin/payments/:provider/test': ['manage_payments'],
  'GET /words': 'everybody',
  'GET /admin/words': ['manage_site'],
  'PUT /admin/words/:key': ['manage_site'],
  'DELETE /admin/words/:key': ['manage_site'],
  'GET /site-images/:name': 'everybody',
  'GET /admin/site/pages': ['manage_site'],
  'GET /pages': 'everybody',
  'GET /admin/pages': ['manage_content'],
  'GET /admin/pages/at': ['manage_content'],
  'GET /admin/pages/:id': ['manage_content'],
  'POST /admin/pages': ['manage_content'],
  'PUT /admin/pages/:id': ['manage_content'],
  'DELETE /admin/pages/:id': ['manage_content'],
  'POST /admin/pages/:id/restore': ['manage_content'],
  'GET /admin/first-day': ['manage_site'],
  'GET /admin/pending': ['access_admin_panel'],
  'GET /notices': 'players',
  'POST /notices/read': 'players',
  'GET /notices/events': 'players',
  'GET /admin/notices': ['send_notices'],
  'GET /admin/notices/audiences': ['send_notices'],
  'POST /admin/notices': ['send_notices'],
  'DELETE /admin/notices/:id': ['send_notices'],
  'GET /admin/announcement': ['manage_content'],
  'PUT /admin/announcement': ['manage_content'],
  'GET /admin/maintenance': ['manage_site', 'access_admin_panel'],
  'PUT /admin/maintenance': ['manage_site'],
  'POST /register': 'everybody',
  'GET /proof-of-work': 'everybody',
  'POST /login': 'everybody',
  'POST /login/passkey': 'everybody',
  'POST /login/passkey/options': 'everybody',
  'POST /ban-appeal': 'everybody',
  'POST /ban-appeal/state': 'everybody',
  'POST /logout': 'everybody',
  'PUT /change-password': 'players',
  'POST /password-reset': 'everybody',
  'PUT /password-reset': 'everybody',
  'POST /email-undo': 'everybody',
  'POST /second-factor/keep': 'everybody',
  'DELETE /admin/users/:id/second-factor': ['edit_users'],
  'POST /verify-account': 'everybody',
  'POST /verify-account/resend': 'players',
  'GET /profile': 'players',
  'PUT /profile': 'players',
  'POST /profile/confirm': 'players',
  'GET /profile/passkeys': 'players',
  'POST /profile/passkeys/options': 'players',
  'POST /profile/passkeys': 'players',
  'PUT /profile/passkeys/:id': 'players',
  'DELETE /profile/passkeys/:id': 'players',
  'GET /profile/second-factor': 'players',
  'POST /profile/second-factor': 'players',
  'PUT /profile/second-factor': 'players',
  'DELETE /profile/second-factor': 'players',
  'POST /profile/second-factor/recovery-codes': 'players',
  'GET /profile/transactions': 'players',
  'POST /admin/users/:id/balance': ['manage_balances'],
  'GET /admin/money/proof': ['view_orders'],
  'GET /admin/money/revenue': ['view_orders'],
  'GET /admin/money/revenue/export': ['view_orders'],
  'GET /profile/notifications': 'players',
  'PUT /profile/notifications/:topic': 'players',
  'GET /profile/consents': 'players',
  'PUT /profile/consents/:consent': 'players',
  'GET /profile/export': 'players',
  'DELETE /profile': 'players',
  'POST /deletion-undo': 'everybody',
  'GET /profile/sessions': 'players',
  'DELETE /profile/sessions': 'players',
  'DELETE /profile/sessions/:id': 'players',
  'GET /heads/:username': 'everybody',
  'GET /profile/permissions': 'players',

  'GET /shop/products': 'everybody',
  'GET /shop/products/:key': 'everybody',
  'GET /shop/state': 'everybody',
  'GET /shop/opening': 'players',
  'PUT /shop/opening': 'players',
  'DELETE /shop/opening': 'players',
  'POST /shop/quote': 'everybody',
  'POST /profile/top-ups': 'players',
  'GET /profile/top-ups': 'players',
  'POST /shop/orders': 'players',
  'GET /shop/orders': 'players',
  'GET /shop/orders/:id': 'players',
  'POST /shop/orders/:id/pay': 'players',
  'POST /shop/orders/:id/cancel': 'players',
  'GET /shop/test-payments/:id': 'everybody',
  'POST /shop/test-payments/:id/:deed': 'everybody',
  'GET /admin/top-ups': ['view_orders'],
  'POST /admin/top-ups/:id/refunds': ['manage_orders'],
  'POST /admin/top-ups/:id/credit': ['manage_orders'],
  'GET /admin/orders': ['view_orders'],
  'GET /admin/orders/:id': ['view_orders'],
  'POST /admin/orders/:id/confirm': ['manage_orders'],
  'POST /admin/orders/:id/receipts': ['manage_orders'],
  'POST /admin/orders/:id/refunds': ['manage_orders'],
  'POST /admin/orders/:id/refunds/:refund/decide': ['manage_orders'],
  'POST /admin/orders/:id/unclaimed/:unclaimed': ['manage_orders'],
  'GET /admin/deliveries': ['manage_deliveries'],
  'POST /admin/deliveries': ['send_game_commands'],
  'POST /admin/deliveries/:id/cancel': ['manage_deliveries'],
  'POST /admin/deliveries/:id/retry': ['manage_deliveries'],
  'POST /admin/deliveries/:id/done': ['manage_deliveries'],
  'GET /admin/shop/products': ['manage_shop'],
  'GET /admin/shop/products/removed': ['manage_shop'],
  'GET /admin/shop/options': ['manage_shop'],
  'GET /admin/shop/coupons': ['manage_shop'],
  'POST /admin/shop/coupons': ['manage_shop'],
  'PUT /admin/shop/coupons/:id': ['manage_shop'],
  'DELETE /admin/shop/coupons/:id': ['manage_shop'],
  'PUT /admin/shop/products/order': ['manage_shop'],
  'POST /admin/shop/products/dry-run': ['manage_shop'],
  'POST /admin/shop/products': ['manage_shop'],
  'PUT /admin/shop/products/:id': ['manage_shop'],
  'DELETE /admin/shop/products/:id': ['manage_shop'],
  'POST /admin/shop/products/:id/restore': ['manage_shop'],
  'POST /admin/shop/products/:id/double': ['manage_shop'],
  'GET /news': 'everybody',
  'GET /news/excerpts': 'everybody',
  'GET /news/latest': 'everybody',
  'GET /news/:id': 'everybody',
  'POST /news': ['manage_news'],
  'PUT /news/:id': ['manage_news'],
  'DELETE /news/:id': ['manage_news'],
  'GET /admin/news': ['manage_news'],
  'GET /admin/news/:id': ['manage_news'],
  'POST /admin/news/:id/restore': ['manage_news'],
  'GET /collections/:name': 'everybody',
  'GET /legal/:key': 'everybody',
  'GET /admin/collections': ['manage_content', 'manage_site'],
  'PUT /admin/collections/samples': ['manage_content', 'manage_site'],
  'GET /admin/collections/:name': ['manage_content', 'manage_site'],
  'POST /admin/collections/:name': ['manage_content', 'manage_site'],
  'PUT /admin/collections/:name/order': ['manage_content', 'manage_site'],
  'PUT /admin/collections/:name/:id': ['manage_content', 'manage_site'],
  'DELETE /admin/collections/:name/:id': ['manage_content', 'manage_site'],
  'POST /admin/collections/:name/:id/restore': ['manage_content', 'manage_site'],
  'POST /admin/images': ['manage_news', 'manage_content', 'manage_site'],
  'GET /admin/images': ['manage_news', 'manage_content', 'manage_site'],
  'PUT /admin/images/:id': ['manage_news', 'manage_content', 'manage_site'],
  'DELETE /admin/images/:id': ['manage_content'],
  'POST /admin/news/preview': ['manage_news', 'manage_content', 'manage_site'],

  'GET /servers': 'everybody',
  'GET /servers/:id': 'everybody',
  'GET /servers/glances': 'everybody',
  'GET /figures': 'everybody',
  'GET /servers/events': 'everybody',
  'GET /servers/:id/status': 'everybody',
  'GET /servers/:id/history': 'everybody',
  'GET /admin/servers': ['manage_game_servers'],
  'PUT /admin/servers/order': ['manage_game_servers'],
  'POST /admin/servers': ['manage_game_servers'],
  'POST /admin/servers/look-up': ['manage_game_servers'],
  'PUT /admin/servers/:id': ['manage_game_servers'],
  'DELETE /admin/servers/:id': ['manage_game_servers'],
  'GET /admin/servers/:id/agents': ['manage_game_servers'],
  'GET /admin/servers/:id/keys': ['manage_game_servers'],
  'POST /admin/servers/:id/keys': ['manage_game_servers'],
  'DELETE /admin/servers/:id/keys/:key': ['manage_game_servers'],
  'POST /game/v1/hello': 'game servers',
  'POST /game/v1/claim': 'game servers',
  'POST /game/v1/held': 'game servers',
  'POST /game/v1/report': 'game servers',
  'POST /game/v1/heartbeat': 'game servers',
  'POST /game/v1/names': 'game servers',
  'POST /game/v1/landcoins': 'game servers',
  'GET /game/v1/objectives': 'game servers',
  'GET /game/v1/players/:name': 'game servers',
  'POST /game/v1/stats': 'game servers',
  'GET /profile/names': 'players',
  'POST /profile/names': 'players',
  'POST /profile/names/confirm': 'players',
  'DELETE /profile/names/:game': 'players',
  'GET /admin/users/:id/names': ['view_users'],
  'POST /admin/users/:id/names': ['edit_users'],
  'POST /admin/users/:id/names/release': ['edit_users'],
  'GET /admin/frozen-names': ['edit_users'],
  'GET /players/:name': 'everybody',
  'GET /players/:name/hidden': 'players',
  'GET /players': 'everybody',
  'GET /widgets/servers/:id.json': 'everybody',
  'GET /widgets/servers/:id.png': 'everybody',
  'GET /widgets/players/:name.json': 'everybody',
  'GET /widgets/players/:name.png': 'everybody',
  'GET /widgets/players/:name/card.png': 'everybody',
  'GET /profile/visibility': 'players',
  'PUT /profile/visibility': 'players',
  'GET /admin/servers/:id/bridge': ['manage_game_servers'],
  'PUT /admin/servers/:id/bridge': ['manage_game_servers'],
  'GET /admin/servers/:id/console': ['manage_game_servers'],
  'PUT /admin/servers/:id/console': ['manage_game_servers'],
  'POST /admin/servers/:id/console/test': ['manage_game_servers'],
  'GET /admin/servers/:id/azlink': ['manage_game_servers'],
  'PUT /admin/servers/:id/azlink': ['manage_game_servers'],
  'POST /admin/servers/:id/azlink/wake': ['manage_game_servers'],
  'GET /azlink': 'game servers',
  'POST /azlink': 'game servers',
  'POST /azlink/user/:id/money/add': 'game servers',
  'POST /azlink/user/:id/money/remove': 'game servers',
  'POST /azlink/user/:id/money/set': 'game servers',
  'POST /azlink/register': 'game servers',
  'POST /azlink/email': 'game servers',
  'POST /azlink/password': 'game servers',
  'GET /admin/servers/:id/maintenance': ['manage_game_servers'],
  'POST /admin/servers/:id/maintenance': ['manage_game_servers'],
  'PUT /admin/maintenance/:id': ['manage_game_servers'],
  'DELETE /admin/maintenance/:id': ['manage_game_servers'],

  'GET /launcher/releases.json': 'everybody',
  'GET /admin/launcher/releases': ['manage_launcher'],
  'POST /admin/launcher/releases': ['manage_launcher'],
  'PUT /admin/launcher/releases/:id': ['manage_launcher'],
  'DELETE /admin/launcher/releases/:id': ['manage_launcher'],
  'GET /admin/launcher/uploads/:key': ['manage_launcher'],
  'PUT /admin/launcher/uploads/:key': ['manage_launcher'],
  'GET /download/frontland-windows.exe': 'everybody',
  'GET /downloads/launcher-mac.dmg': 'everybody',
  'GET /downloads/launcher-linux.AppImage': 'everybody',
  'GET /downloads/:name': 'everybody',

  'GET /leaderboards': 'everybody',
  'GET /leaderboards/me': 'players',
  'GET /seasons': 'everybody',
  'GET /admin/statistics': ['manage_statistics'],
  'GET /admin/statistics/settings': ['manage_statistics'],
  'PUT /admin/statistics/settings/:id': ['manage_statistics'],
  'GET /admin/statistics/achievements': ['manage_statistics'],
  'PUT /admin/statistics/:id': ['manage_statistics'],
  'POST /admin/statistics/:id/accept': ['manage_statistics'],
  'POST /admin/statistics/:id/refuse': ['manage_statistics'],
  'POST /admin/statistics/:id/strike': ['manage_statistics'],
  'GET /admin/seasons': ['manage_statistics'],
  'POST /admin/seasons': ['manage_statistics'],
  'POST /admin/seasons/:id/end': ['manage_statistics'],

  'GET /tournaments/registrations': 'players',
  'POST /tournaments/:id/registration': 'players',
  'DELETE /tournaments/:id/registration': 'players',
  'GET /admin/tournaments/:id/registrations': ['manage_content'],
  'POST /admin/tournaments/:id/registrations/export': ['manage_content'],
  'POST /admin/tournament-registrations/:id/removal': ['manage_content'],
  'DELETE /admin/tournament-registrations/:id/removal': ['manage_content'],

  'GET /feedback': 'everybody',
  'POST /feedback': 'players',
  'GET /admin/feedback': ['view_feedback'],
  'PUT /admin/feedback/:id': ['manage_feedback'],
  'DELETE /admin/feedback/:id': ['manage_feedback'],
  'POST /admin/feedback/:id/restore': ['manage_feedback'],

  'GET /admin/first-administrator': ['manage_site'],
  'PUT /admin/first-administrator': ['manage_site'],
  'GET /admin/users': ['view_users'],
  'POST /admin/roles/:id/double': ['manage_roles'],
  'PUT /admin/roles/order': ['manage_roles'],
  'POST /admin/users': ['edit_users'],
  'POST /admin/users/:id/password-link': ['edit_users'],
  'POST /admin/users/:id/verification': ['edit_users'],
  'POST /admin/users/:id/former-name': ['edit_users'],
  'GET /admin/users/:id': ['view_users'],
  'POST /admin/users/:id/ban': ['ban_users'],
  'DELETE /admin/users/:id/ban': ['ban_users'],
  'GET /admin/appeals': ['ban_users'],
  'GET /admin/users/:id/appeal': ['view_users', 'ban_users'],
  'PUT /admin/users/:id/appeal': ['ban_users'],
  'DELETE /admin/users/:id/sessions': ['edit_users'],
  'DELETE /admin/users/:id/sessions/:session': ['edit_users'],
  'POST /admin/users/roles': ['edit_users'],
  'POST /admin/users/export': ['view_users'],
  'PUT /admin/users/:id': ['edit_users'],
  'DELETE /admin/users/:id': ['delete_users'],

  'GET /admin/keys': ['access_admin_panel'],
  'POST /admin/keys': ['access_admin_panel'],
  'DELETE /admin/keys/:id': ['access_admin_panel'],
  'GET /admin/roles': ['manage_roles', 'view_users'],
  'POST /admin/roles': ['manage_roles'],
  'PUT /admin/roles/:id': ['manage_roles'],
  'DELETE /admin/roles/:id': ['manage_roles'],
  'GET /admin/permissions': ['manage_roles'],

  'GET /admin/stats': ['access_admin_panel'],
  'GET /admin/activity': ['access_admin_panel'],
  'GET /admin/user-registrations': ['access_admin_panel'],
  'GET /admin/user-registrations-heatmap': ['access_admin_panel'],
  'GET /admin/audit': ['view_audit_log'],
  'GET /admin/security-events': ['view_security_events'],
}

const JSON_OBJECT = { payload: '{}', headers: { 'content-type': 'application/json' } }

const nameOf = ({ method, path }: (typeof everyEndpoint)[number]) => `${method} ${path}`

type Caller = { name: string; permissions: readonly Permission[] | 'none at all' }
const CALLERS: readonly Caller[] = [
  { name: 'anonymous', permissions: 'none at all' },
  { name: 'a player', permissions: [] },
  ...PERMISSIONS.map((permission) => ({ name: `whoever holds ${permission}`, permissions: [permission] })),
  { name: 'an administrator', permissions: PERMISSIONS },
]

/** 401, 403 or let in, by the table above. */
function expectedFor({ permissions }: Caller, who: Who): 401 | 403 | 'let in' {
  if (who === 'everybody') return 'let in'
  if (permissions === 'none at all' || who === 'game servers') return 401
  if (who === 'players') return 'let in'
  // Told by hand as well: the one that stands for others.
  const held = permissions.includes('manage_users') ? [...permissions, ...USER_PERMISSIONS] : permissions
  return who.some((permission) => held.includes(permission)) ? 'let in' : 403
}

test('the table names every endpoint of the contract, and no other', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual(everyEndpoint.map(nameOf).sort())
})

test('the contract asks for what the table says', () => {
  const inContract = everyEndpoint.map((endpoint) => {
    const { access } = endpoint
    const who =
      access === 'public'
        ? 'everybody'
        : access === 'signed-in'
          ? 'players'
          : isForGameServers(access)
            ? 'game servers'
            : [access].flat()
    return [nameOf(endpoint), who]
  })
  expect(Object.fromEntries(inContract)).toEqual(EXPECTED)
})

for (const caller of CALLERS)
  test(`${caller.name} may call what the table says, and is refused everything else`, async () => {
    const site = await createTestApp({ rateLimits: false })
    const { anonymous, createUser, signIn, administrator } = site
    const { permissions } = caller
    const userId = permissions === 'none at all' ? null : await createUser('Caller', permissions)
    const client = () =>
      caller.permissions === PERMISSIONS ? administrator() : userId ? signIn(userId) : anonymous

    const found: Record<string, 401 | 403 | 'let in'> = {}
    for (const endpoint of everyEndpoint.filter((known) => nameOf(known) in EXPECTED)) {
      const path = endpoint.path.replace(/:\w+/g, '999999')
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
      const reply = await callEndpoint(site, await client(), endpoint, path, hasBody ? JSON_OBJECT : {})
      const status = reply.statusCode
      expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true])
      found[nameOf(endpoint)] = status === 401 || status === 403 ? status : 'let in'
    }
    const expected = Object.entries(EXPECTED).map(([name, who]) => [name, expectedFor(caller, who)])
    expect(found).toEqual(Object.fromEntries(expected))
  })

test('an ended session is as good as none', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('POST', '/logout')
  for (const endpoint of everyEndpoint) {
    if (EXPECTED[nameOf(endpoint)] === 'everybody') continue
    const reply = await callEndpoint(site, admin, endpoint, endpoint.path.replace(/:\w+/g, '1'))
    expect([nameOf(endpoint), reply.statusCode]).toEqual([nameOf(endpoint), 401])
  }
})
