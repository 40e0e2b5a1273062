import { defineTexts } from '#shared/texts/texts.ts'

export const passkeysTexts = defineTexts({
  ru: {
    title: 'Ключи доступа',
    lead: 'Входите отпечатком, лицом или кодом устройства, без пароля. Такой ключ не выманить и не подобрать.',
    loadFailed: 'Не удалось загрузить ключи доступа',
    unsupported: 'Этот браузер не умеет работать с ключами доступа.',
    add: 'Добавить ключ',
    added: 'Добавлен',
    used: 'Последний вход:',
    neverUsed: 'Ещё не использован',
    synced: 'Есть на других ваших устройствах',
    rename: 'Переименовать',
    remove: 'Удалить',
    removeTitle: 'Удалить ключ «{name}»?',
    removeDetail:
      'Войти этим ключом больше не получится. Запись о нём на устройстве останется, её можно удалить там же.',
    removeLast:
      'Это последний ключ. Если нет и приложения с кодами, для входа снова будет достаточно пароля.',
    removed: 'Ключ удалён',
    removeFailed: 'Не удалось удалить ключ',

    addTitle: 'Новый ключ доступа',
    addLead: 'Назовите ключ, чтобы узнать его в списке. Дальше спросит само устройство.',
    addFirst:
      'После первого ключа одного пароля для входа будет мало. На случай потери устройства вы получите резервные коды.',
    name: 'Название',
    nameExample: 'Телефон',
    goOn: 'Продолжить',
    going: 'Ждём устройство...',
    done: 'Ключ добавлен',
    addFailed: 'Не удалось добавить ключ',
    cancelled: 'Устройство не подтвердило. Попробуйте ещё раз.',
    alreadyThere: 'На этом устройстве ключ для аккаунта уже есть.',

    renameTitle: 'Название ключа',
    renameFailed: 'Не удалось переименовать ключ',
  },
  en: {
    title: 'Passkeys',
    lead: 'Sign in by a fingerprint, a face or the code of a device, without a password. A passkey cannot be phished or guessed.',
    loadFailed: 'Could not load the passkeys',
    unsupported: 'This browser does not know passkeys.',
    add: 'Add a passkey',
    added: 'Added',
    used: 'Last used:',
    neverUsed: 'Not used yet',
    synced: 'Other devices of yours have it',
    rename: 'Rename',
    remove: 'Remove',
    removeTitle: 'Remove the passkey “{name}”?',
    removeDetail: 'It will no longer sign you in. Your device keeps its entry; you can remove it there.',
    removeLast: 'It is the last one. Without an app for codes the password will be enough again.',
    removed: 'Passkey removed',
    removeFailed: 'Could not remove the passkey',

    addTitle: 'A new passkey',
    addLead: 'Name it so that you know it in the list. Your device asks for the rest.',
    addFirst:
      'From the first passkey on, the password alone will not sign you in. You get recovery codes for the day the device is lost.',
    name: 'Name',
    nameExample: 'Phone',
    goOn: 'Continue',
    going: 'Waiting for the device...',
    done: 'Passkey added',
    addFailed: 'Could not add the passkey',
    cancelled: 'The device did not confirm. Try again.',
    alreadyThere: 'This device already has a passkey for the account.',

    renameTitle: 'Name of the passkey',
    renameFailed: 'Could not rename the passkey',
  },
})
