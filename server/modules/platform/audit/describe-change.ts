import { DELETED_PLAYER } from '#server/lib/deleted-player.ts'
import type { AuditAction, AuditNoun } from '#shared/constants/audit.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { AuditRow } from './audit.store.ts'

const CHANGES: Record<Language, Record<AuditNoun, Partial<Record<AuditAction, string>>>> = {
  ru: {
    user: {
      update: 'Изменён пользователь',
      delete: 'Удалён пользователь',
      ban: 'Заблокирован пользователь',
      unban: 'Разблокирован пользователь',
      export: 'Выгружен список пользователей',
      end_sessions: 'Завершены сессии пользователя',
    },
    role: { create: 'Создана роль', update: 'Изменена роль', delete: 'Удалена роль' },
    news: {
      create: 'Создана новость',
      update: 'Изменена новость',
      delete: 'Удалена новость',
      restore: 'Восстановлена новость',
    },
    feedback: { update: 'Изменён отзыв', delete: 'Удалён отзыв', restore: 'Восстановлен отзыв' },
    game_server: { create: 'Добавлен сервер', update: 'Изменён сервер', delete: 'Удалён сервер' },
    maintenance_window: {
      create: 'Назначены техработы на сервере',
      update: 'Изменены техработы на сервере',
      delete: 'Отменены техработы на сервере',
    },
    launcher_release: {
      create: 'Добавлена версия лаунчера',
      update: 'Изменена версия лаунчера',
      delete: 'Удалена версия лаунчера',
    },
  },
  en: {
    user: {
      update: 'User changed',
      delete: 'User deleted',
      ban: 'User banned',
      unban: 'User unbanned',
      export: 'List of users exported',
      end_sessions: 'Sessions ended of user',
    },
    role: { create: 'Role created', update: 'Role changed', delete: 'Role deleted' },
    news: {
      create: 'News created',
      update: 'News changed',
      delete: 'News deleted',
      restore: 'News restored',
    },
    feedback: { update: 'Review changed', delete: 'Review deleted', restore: 'Review restored' },
    game_server: { create: 'Server added', update: 'Server changed', delete: 'Server deleted' },
    maintenance_window: {
      create: 'Maintenance announced for server',
      update: 'Maintenance changed for server',
      delete: 'Maintenance called off for server',
    },
    launcher_release: {
      create: 'Launcher version added',
      update: 'Launcher version changed',
      delete: 'Launcher version deleted',
    },
  },
}
const QUOTES = { ru: ['«', '»'], en: ['"', '"'] } as const satisfies Record<
  Language,
  readonly [string, string]
>

/** What was done, to what, by whom, in one line. */
export function describeChange(row: AuditRow, language: Language): string {
  const name = nameOf(row, language)
  const [open, close] = QUOTES[language]
  const object = name ? ` ${open}${name}${close}` : row.noun_id > 0 ? ` № ${row.noun_id}` : ''
  const change = CHANGES[language][row.noun][row.action] ?? `${row.noun}.${row.action}`
  return `${change}${object} — ${row.actor ?? DELETED_PLAYER[language]}`
}

type Named = { name_server?: unknown; name?: unknown; username?: unknown }

function nameOf({ after, before }: AuditRow, language: Language): string | undefined {
  const kept = after ?? before
  if (!kept) return undefined
  const snapshot = JSON.parse(kept) as Record<string, unknown> & Named
  const name = snapshot[`title_${language}`] ?? snapshot.name_server ?? snapshot.name ?? snapshot.username
  return typeof name === 'string' ? name : undefined
}
