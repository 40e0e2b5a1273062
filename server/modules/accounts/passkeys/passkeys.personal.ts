import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const passkeysData: PersonalData = {
  texts: {
    ru: {
      title: 'Ключи доступа',
      what: 'как вы назвали ключ, его открытая половина, сколько раз он подписывал, когда добавлен и когда использован, есть ли он на других ваших устройствах',
      why: 'чтобы вы входили отпечатком, лицом или кодом устройства',
      kept: 'пока вы не удалите ключ',
    },
    en: {
      title: 'Passkeys',
      what: 'what you called the key, its public half, how often it signed, when it was added and used, whether other devices of yours have it',
      why: 'so that you sign in by a fingerprint, a face or the code of a device',
      kept: 'until you remove the key',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['passkeys']>('passkeys', {
      table: 'passkeys',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'told',
        user_id: 'inner',
        credential_id: 'told',
        public_key: 'told',
        user_handle: 'inner',
        counter: 'told',
        transports: 'inner',
        is_synced: 'told',
        name: 'told',
        created_at: 'moment',
        last_used_at: 'moment',
      },
    }),
  ],
}
