import { AppError } from '#server/lib/app-error.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'

/** By which nobody shall speak to players but the staff, who rename accounts themselves. */
const RESERVED = new Set(
  [
    'admin administrator moderator staff support system root owner official server console',
    'админ администратор модератор персонал поддержка техподдержка система владелец сервер консоль',
  ]
    .join(' ')
    .split(' ')
    .map(lookAlike),
)

/** @throws {AppError} `username_taken` for a name that looks like one of the staff, or like that of the site */
export function assertFreeName(username: string, siteName: string): void {
  const look = lookAlike(username)
  if (RESERVED.has(look) || look === lookAlike(siteName))
    throw new AppError('username_taken', { fields: { username: 'usernameReserved' } })
}
