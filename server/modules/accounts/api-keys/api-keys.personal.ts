import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const apiKeysData: PersonalData = {
  texts: {
    ru: {
      title: 'Ключи API сотрудников',
      what: 'название ключа, его права и сроки, отпечаток самого ключа и последние сети без конца адреса, из которых им пользовались',
      why: 'чтобы программы работали от имени сотрудника, а чужое пользование было видно',
      kept: 'пока ключ не завершён',
    },
    en: {
      title: 'API keys of staff',
      what: 'the name of a key, what it is for and how long, the fingerprint of the key itself and the last networks, without the ends of addresses, from which it was used',
      why: 'so that programs can work for staff, and use by strangers is seen',
      kept: 'until the key is ended',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_users'],
  tables: [
    personalTable<Schema['api_keys']>('apiKeys', {
      table: 'api_keys',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'told',
        user_id: 'inner',
        name: 'told',
        key_hash: 'secret',
        scopes: 'json',
        created_at: 'moment',
        expires_at: 'moment',
      },
    }),
    // Through the key; its wiring reads them.
    personalTable<Schema['api_key_uses']>('apiKeyUses', {
      table: 'api_key_uses',
      account: 'key_id',
      key: 'network',
      afterAccount: 'gone',
      columns: { key_id: 'told', network: 'told', used_at: 'moment' },
    }),
  ],
}
