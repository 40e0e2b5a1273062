import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const imagesData: PersonalData = {
  texts: {
    ru: {
      title: 'Картинки сотрудников',
      what: 'кто и когда загрузил картинку в библиотеку сайта',
      why: 'чтобы было кого спросить о её происхождении',
      kept: 'пока картинка нужна сайту',
    },
    en: {
      title: 'Pictures of staff',
      what: 'who uploaded a picture to the library of the site, and when',
      why: 'so that somebody can be asked where it comes from',
      kept: 'as long as the site needs the picture',
    },
  },
  isShownToOwner: false,
  seenBy: ['manage_content'],
  tables: [
    personalTable<Schema['images']>('uploadedPictures', {
      table: 'images',
      account: 'uploaded_by',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'told',
        path: 'told',
        name: 'told',
        description_ru: 'told',
        description_en: 'told',
        words_folded: 'inner',
        width: 'inner',
        height: 'inner',
        bytes: 'inner',
        uploaded_by: 'inner',
        uploaded_at: 'moment',
        version: 'inner',
      },
    }),
  ],
}
