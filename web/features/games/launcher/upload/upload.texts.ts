import { defineTexts } from '#shared/texts/texts.ts'

/** How far a file is, and what can be done about it. */
export const uploadTexts = defineTexts({
  ru: {
    uploading: 'Загрузка файла',
    perSecond: '/с',
    remaining: (time: string) => `осталось около ${time}`,
    sending: 'Файл загружается. Поля можно заполнять.',
    paused: 'Пауза',
    complete: 'Файл загружен',
    connectionLost: 'Связь прервалась. Загруженное цело.',
    signedOut:
      'Сессия закончилась. Войдите снова, здесь или в соседней вкладке, и вернитесь сюда: загрузка продолжится, ничего не потеряно.',
    nextTry: (time: string) => `Повтор через ${time}.`,
    unreadable: 'Файл на диске изменили или убрали. Выберите его заново.',
    interrupted:
      'Загрузка прервалась вместе со страницей. Выберите тот же файл: она пойдёт с места остановки.',
    uploadFailed: 'Не удалось загрузить файл',
    pause: 'Пауза',
    resume: 'Продолжить',
    tryNow: 'Повторить сейчас',
    cancelUpload: 'Отменить',
    dropFile: 'Убрать файл',
  },
  en: {
    uploading: 'Uploading the file',
    perSecond: '/s',
    remaining: (time: string) => `about ${time} left`,
    sending: 'The file is on its way. You can fill in the fields meanwhile.',
    paused: 'Paused',
    complete: 'The file is uploaded',
    connectionLost: 'The connection was lost. What has arrived is safe.',
    signedOut:
      'Your session has ended. Log in again, here or in another tab, and come back: the upload continues, nothing is lost.',
    nextTry: (time: string) => `Next try in ${time}.`,
    unreadable: 'The file was changed or taken away on the disk. Choose it again.',
    interrupted: 'The upload ended with the page. Choose the same file: it continues from where it stopped.',
    uploadFailed: 'Could not upload the file',
    pause: 'Pause',
    resume: 'Resume',
    tryNow: 'Try now',
    cancelUpload: 'Cancel',
    dropFile: 'Remove the file',
  },
})
