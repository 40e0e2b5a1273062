import { defineTexts } from './texts.ts'

export const accountTexts = defineTexts({
  ru: {
    /** Who a review or a change was by once that account is gone. */
    deletedPlayer: 'Удалённый игрок',
  },
  en: { deletedPlayer: 'Deleted player' },
})
