import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const secondFactorData: PersonalData = {
  texts: {
    ru: {
      title: 'Вход по коду',
      what: 'зашифрованный ключ приложения с кодами, число неверных кодов подряд, отпечатки резервных кодов; если вход по коду отключает администрация, ещё когда это случится и отпечаток ссылки, которая его сохранит',
      why: 'чтобы одного пароля было мало',
      kept: 'пока вы не отключите вход по коду',
    },
    en: {
      title: 'Signing in by code',
      what: 'the encrypted key of the app with codes, the number of wrong codes in a row, fingerprints of the recovery codes; where staff end it, also when that will be and the fingerprint of the link that keeps it',
      why: 'so that the password alone is not enough',
      kept: 'until you turn signing in by code off',
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['totp_secrets']>('authenticatorApp', {
      table: 'totp_secrets',
      account: 'user_id',
      afterAccount: 'gone',
      columns: {
        user_id: 'inner',
        sealed_secret: 'secret',
        used_step: 'inner',
        failures: 'told',
        refused_until: 'inner',
        confirmed_at: 'moment',
      },
    }),
    personalTable<Schema['recovery_codes']>('recoveryCodes', {
      table: 'recovery_codes',
      account: 'user_id',
      key: 'code_hash',
      afterAccount: 'gone',
      columns: { user_id: 'inner', code_hash: 'secret' },
    }),
    personalTable<Schema['factor_endings']>('secondFactorEnding', {
      table: 'factor_endings',
      account: 'user_id',
      afterAccount: 'gone',
      columns: { user_id: 'inner', ends_at: 'moment', token_hash: 'secret' },
    }),
  ],
}
