import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const accountsPages: readonly Route[] = [
  route(addresses.login, () => import('./auth/login.page.ts'), 'signed-out'),
  route(addresses.register, () => import('./auth/register.page.ts'), 'signed-out'),
  route(addresses.verify, () => import('./auth/verify.page.ts')),
  route(addresses.forgot, () => import('./auth/forgot.page.ts'), 'signed-out'),
  route(addresses.reset, () => import('./auth/reset.page.ts')),
  route(addresses.undoEmail, () => import('./undo-email/undo-email.page.ts')),
  route(addresses.keepFactor, () => import('./keep-factor/keep-factor.page.ts')),
  route(addresses.undoDeletion, () => import('./undo-deletion/undo-deletion.page.ts')),
  route(addresses.adminUsers, () => import('./users/staff/users.page.ts'), 'view_users'),
  route(
    addresses.adminFirst,
    () => import('./first-administrator/staff/first-administrator.page.ts'),
    'manage_site',
  ),
  route(addresses.adminRoles, () => import('./roles/staff/roles.page.ts'), 'manage_roles'),
  route(addresses.adminKeys, () => import('./api-keys/staff/api-keys.page.ts'), 'access_admin_panel'),
  route(addresses.adminMoney, () => import('./ledger/staff/money.page.ts'), 'view_orders'),
  route(addresses.adminRole, () => import('./roles/staff/role.page.ts'), 'manage_roles'),
]
