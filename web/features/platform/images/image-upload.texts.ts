import { defineTexts } from '#shared/texts/texts.ts'

export const imageUploadTexts = defineTexts({
  ru: {
    choose: 'Загрузить',
    uploading: 'Загрузка картинки',
    uploaded: 'Картинка загружена',
    dropHere: 'Отпустите, чтобы загрузить',
    wrongType: 'Подойдёт JPEG, PNG, WebP или AVIF. Этот файл другого типа.',
    tooLarge: 'Файл больше 10 МБ. Уменьшите картинку и загрузите снова.',
    failed: 'Не удалось загрузить картинку',
    alt: 'что на картинке',
    altHint: 'Вместо слов «что на картинке» опишите её для тех, кто её не видит.',
  },
  en: {
    choose: 'Upload',
    uploading: 'Uploading the picture',
    uploaded: 'The picture is uploaded',
    dropHere: 'Let go to upload',
    wrongType: 'JPEG, PNG, WebP or AVIF will do. This file is of another type.',
    tooLarge: 'The file is larger than 10 MB. Make the picture smaller and upload it again.',
    failed: 'Could not upload the picture',
    alt: 'what the picture shows',
    altHint: 'Put words for those who cannot see it in place of “what the picture shows”.',
  },
})
