import type { AuditAction, AuditNoun, AuditRow } from '#server/modules/audit/audit.store.ts'
import type { Language } from '#shared/constants/languages.ts'

const ACTIONS = {
  ru: {
    user: { create: 'Создан пользователь', update: 'Изменён пользователь', delete: 'Удалён пользователь' },
    role: { create: 'Создана роль', update: 'Изменена роль', delete: 'Удалена роль' },
    news: { create: 'Опубликована новость', update: 'Изменена новость', delete: 'Удалена новость' },
    feedback: { create: 'Создан отзыв', update: 'Изменён отзыв', delete: 'Удалён отзыв' },
    game_server: { create: 'Добавлен сервер', update: 'Изменён сервер', delete: 'Удалён сервер' },
  },
  en: {
    user: { create: 'User created', update: 'User changed', delete: 'User deleted' },
    role: { create: 'Role created', update: 'Role changed', delete: 'Role deleted' },
    news: { create: 'News published', update: 'News changed', delete: 'News deleted' },
    feedback: { create: 'Review created', update: 'Review changed', delete: 'Review deleted' },
    game_server: { create: 'Server added', update: 'Server changed', delete: 'Server deleted' },
  },
} as const satisfies Record<Language, Record<AuditNoun, Record<AuditAction, string>>>

const QUOTES = { ru: ['«', '»'], en: ['"', '"'] } as const satisfies Record<
  Language,
  readonly [string, string]
>
const DELETED_PLAYER = { ru: 'Удалённый игрок', en: 'Deleted player' } as const

/** One line of the activity list: what was done, to what, by whom. */
export function describeActivity(row: AuditRow, language: Language): string {
  const name = nameOf(row, language)
  const [open, close] = QUOTES[language]
  const object = name ? `${open}${name}${close}` : `№ ${row.noun_id}`
  return `${ACTIONS[language][row.noun][row.action]} ${object} — ${row.actor ?? DELETED_PLAYER[language]}`
}

type Named = { name_server?: unknown; name?: unknown; username?: unknown }

function nameOf({ after, before }: AuditRow, language: Language): string | undefined {
  const kept = after ?? before
  if (!kept) return undefined
  const snapshot = JSON.parse(kept) as Record<string, unknown> & Named
  const name = snapshot[`title_${language}`] ?? snapshot.name_server ?? snapshot.name ?? snapshot.username
  return typeof name === 'string' ? name : undefined
}
