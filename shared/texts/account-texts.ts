import { defineTexts } from './texts.ts'

export const accountTexts = defineTexts({
  ru: {
    /** Who a review or a change was by once that account is gone. */
    deletedPlayer: 'Удалённый игрок',
    /** Who moved a page whose address a release needed. */
    release: 'Обновление сайта',
    /** Who runs the machine that the site is on. */
    operator: 'Владелец сайта',
    /** By whose wish an account was erased. */
    owner: 'Владелец аккаунта',
  },
  en: {
    deletedPlayer: 'Deleted player',
    release: 'An update of the site',
    operator: 'The operator of the site',
    owner: 'The owner of the account',
  },
})
