import { defineTexts } from '#shared/texts/texts.ts'

export const passkeyButtonTexts = defineTexts({
  ru: {
    use: 'Использовать ключ доступа',
    waiting: 'Ждём устройство...',
    failed: 'Ключ доступа не подошёл',
    cancelled: 'Устройство не подтвердило. Попробуйте ещё раз.',
  },
  en: {
    use: 'Use a passkey',
    waiting: 'Waiting for the device...',
    failed: 'The passkey did not work',
    cancelled: 'The device did not confirm. Try again.',
  },
})
