import { defineAuditNoun, unnumbered } from '#shared/contract/platform/audit-noun.ts'

export const mailServerAudit = unnumbered(
  defineAuditNoun(
    'mail_server',
    'manage_mail',
    {
      ru: {
        plural: 'Почтовый сервер',
        nameField: 'host',
        changes: { update: 'Изменён почтовый сервер' },
        events: { disconnected: 'Отключён почтовый сервер' },
        fields: {
          host: 'Сервер',
          port: 'Порт',
          encryption: 'Шифрование',
          username: 'Имя для входа',
          sender: 'Отправитель',
          hasPassword: 'Пароль задан',
        },
      },
      en: {
        plural: 'Mail server',
        nameField: 'host',
        changes: { update: 'changed the mail server' },
        events: { disconnected: 'disconnected the mail server' },
        fields: {
          host: 'Server',
          port: 'Port',
          encryption: 'Encryption',
          username: 'Sign-in name',
          sender: 'Sender',
          hasPassword: 'Password is set',
        },
      },
    },
    (before, after) => (before.host && !after.host ? 'disconnected' : undefined),
  ),
)
