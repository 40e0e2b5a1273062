import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const gameServerAudit = defineAuditNoun(
  'game_server',
  'manage_game_servers',
  {
    ru: {
      plural: 'Серверы',
      nameField: 'name_server',
      changes: {
        create: 'Добавлен сервер',
        update: 'Изменён сервер',
        delete: 'Удалён сервер',
      },
      events: {
        hidden: 'Скрыт сервер',
        shown: 'Снова показан сервер',
        declared: 'Объявлено состояние сервера',
        moved: 'Изменено место в списке сервера',
      },
      fields: {
        name_server: 'Название сервера',
        type: 'Тип',
        ip: 'Адрес',
        description_ru: 'Текст (рус.)',
        description_en: 'Текст (англ.)',
        difficulty: 'Сложность',
        features_ru: 'Особенности (рус.)',
        features_en: 'Особенности (англ.)',
        icon: 'Значок',
        uptime: 'Время работы',
        players: 'Игроки',
        edition: 'Издание',
        universeId: 'Вселенная Roblox',
        declaredState: 'Объявленное состояние',
        isHidden: 'Скрыт',
        position: 'Место в списке',
      },
    },
    en: {
      plural: 'Servers',
      nameField: 'name_server',
      changes: {
        create: 'added the server',
        update: 'changed the server',
        delete: 'deleted the server',
      },
      events: {
        hidden: 'hid the server',
        shown: 'unhid the server',
        declared: 'declared the state of the server',
        moved: 'changed the place of the server',
      },
      fields: {
        name_server: 'Name of the server',
        type: 'Type',
        ip: 'Address',
        description_ru: 'Text (Russian)',
        description_en: 'Text (English)',
        difficulty: 'Difficulty',
        features_ru: 'Features (Russian)',
        features_en: 'Features (English)',
        icon: 'Icon',
        uptime: 'Uptime',
        players: 'Players',
        edition: 'Edition',
        universeId: 'Roblox universe',
        declaredState: 'Declared state',
        isHidden: 'Hidden',
        position: 'Place in the list',
      },
    },
  },
  (before, after) => {
    const changed = Object.keys(after).filter(
      (field) => field !== 'version' && before[field] !== undefined && before[field] !== after[field],
    )
    if (changed.includes('isHidden')) return after.isHidden ? 'hidden' : 'shown'
    if (changed.join() === 'declaredState') return 'declared'
    return changed.join() === 'position' ? 'moved' : undefined
  },
)
