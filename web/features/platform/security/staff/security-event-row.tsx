import { describeDevice, deviceOf } from '#shared/constants/security/device.ts'
import type { SecurityEventKind } from '#shared/constants/security/security-events.ts'
import type { SecurityEvent } from '#shared/contract/platform/security-events.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { securityTexts } from './security.texts.ts'

const TONES = {
  signed_in: 'online',
  sign_in_failed: 'offline',
  password_changed: 'development',
  password_refused: 'offline',
  password_reset_asked: 'neutral',
  password_reset: 'development',
  password_link_made: 'maintenance',
  email_verified: 'online',
  code_refused: 'offline',
  second_factor_on: 'development',
  second_factor_off: 'development',
  second_factor_ending: 'offline',
  second_factor_kept: 'online',
  passkey_added: 'online',
  passkey_removed: 'maintenance',
  passkey_refused: 'offline',
  sessions_ended: 'neutral',
  data_exported: 'neutral',
  deletion_asked: 'maintenance',
  deletion_undone: 'neutral',
  permission_refused: 'offline',
} as const satisfies Record<SecurityEventKind, BadgeTone>

/** One event; account and address lead to all events of theirs, unless that is what is shown. */
export function SecurityEventRow({
  event: { kind, at, user, network, device, detail },
  userAddress,
  networkAddress,
}: {
  event: SecurityEvent
  userAddress: string | null
  networkAddress: string | null
}) {
  const texts = useTexts(securityTexts)
  const { language } = useLanguage()
  return (
    <li className="grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-1 text-sm transition-colors hover:bg-raised lg:grid-cols-[minmax(0,14rem)_10rem_minmax(0,1fr)_auto]">
      <span className="max-lg:col-span-2">
        <Badge tone={TONES[kind]} className="whitespace-normal!">
          {texts.kinds[kind]}
        </Badge>
      </span>
      <span className="min-w-0">
        {user && userAddress ? (
          <TextLink to={userAddress} title={texts.onlyUser}>
            {user.username}
          </TextLink>
        ) : (
          (user?.username ?? <span className="text-muted italic">{texts.noAccount}</span>)
        )}
      </span>
      <LocalTime dateTime={at} style="date-time" className="text-muted lg:order-last" />
      <p className="text-muted max-lg:col-span-2 lg:line-clamp-1" title={device ?? undefined}>
        {network && networkAddress ? (
          <TextLink to={networkAddress} title={texts.onlyNetwork}>
            {network}
          </TextLink>
        ) : (
          (network ?? texts.noNetwork)
        )}
        {' · '}
        {device ? `${texts.device}: ${describeDevice(deviceOf(device), language)}` : texts.noDevice}
        {detail && ` · ${kind === 'sessions_ended' ? texts.ended : texts.call}: ${detail}`}
      </p>
    </li>
  )
}
