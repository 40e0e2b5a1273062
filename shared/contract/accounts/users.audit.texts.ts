import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const userAudit = defineAuditNoun(
  'user',
  'view_users',
  {
    ru: {
      plural: 'Пользователи',
      nameField: 'username',
      changes: {
        create: 'Создан аккаунт пользователя',
        update: 'Изменён пользователь',
        delete: 'Удалён пользователь',
        erase: 'Стёрт пользователь',
        ban: 'Заблокирован пользователь',
        unban: 'Разблокирован пользователь',
        answer: 'Дан ответ на обжалование пользователя',
        export: 'Выгружен список пользователей',
        end_sessions: 'Завершены сессии пользователя',
        end_factor: 'Отключается вход по коду пользователя',
        password_link: 'Сделана ссылка для нового пароля пользователю',
        verify: 'Вручную подтверждена почта пользователя',
        change_balance: 'Изменён баланс пользователя',
        give_access: 'Возвращён доступ пользователю',
      },
      events: {
        roles: 'Изменены роли пользователя',
        leaves: 'Удаляется пользователь',
        stays: 'Возвращён пользователь',
      },
      fields: {
        username: 'Имя пользователя',
        email: 'Электронная почта',
        pendingEmail: 'Ждёт подтверждения',
        deletionAt: 'Будет стёрт',
        password: 'Пароль',
        discordUsername: 'Имя в Discord',
        roles: 'Роли',
        ban: 'Блокировка',
        reason: 'Причина',
        at: 'С',
        until: 'До',
        appeal: 'Обжалование',
        answer: 'Ответ',
        sessions: 'Сессии',
        endsAt: 'Отключится',
        search: 'Поиск',
        role: 'Роль',
        sort: 'Порядок',
        balance: 'Баланс',
        currency: 'Валюта',
        amount: 'Сумма',
      },
    },
    en: {
      plural: 'Users',
      nameField: 'username',
      changes: {
        create: 'made the account of user',
        update: 'changed user',
        delete: 'deleted user',
        erase: 'erased user',
        ban: 'banned user',
        unban: 'lifted the ban of user',
        answer: 'answered the appeal of user',
        export: 'exported the list of users',
        end_sessions: 'ended sessions of user',
        end_factor: 'is ending the second factor of user',
        password_link: 'made a link to a new password for user',
        verify: 'confirmed by hand the email of user',
        change_balance: 'changed the balance of user',
        give_access: 'gave access back to user',
      },
      events: {
        roles: 'changed the roles of user',
        leaves: 'asked for the deletion of user',
        stays: 'took back the deletion of user',
      },
      fields: {
        username: 'Username',
        email: 'Email',
        pendingEmail: 'Waits to be confirmed',
        deletionAt: 'Will be erased',
        password: 'Password',
        discordUsername: 'Discord username',
        roles: 'Roles',
        ban: 'Ban',
        reason: 'Reason',
        at: 'From',
        until: 'Until',
        appeal: 'Appeal',
        answer: 'Answer',
        sessions: 'Sessions',
        endsAt: 'Ends',
        search: 'Search',
        role: 'Role',
        sort: 'Order',
        balance: 'Balance',
        currency: 'Currency',
        amount: 'Amount',
      },
    },
  },
  (before, after) => {
    if (before.deletionAt === null && after.deletionAt) return 'leaves'
    if (before.deletionAt && after.deletionAt === null) return 'stays'
    const { roles: rolesBefore, ...restBefore } = before
    const { roles, ...rest } = after
    const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
    return roles !== undefined && !isSame(rolesBefore, roles) && isSame(restBefore, rest)
      ? 'roles'
      : undefined
  },
  // What was looked for may be an address.
  ['email', 'pendingEmail', 'search'],
)
