import { defineTexts } from '#shared/texts/texts.ts'

/** What visitors read. */
export const maintenanceTexts = defineTexts({
  ru: { list: 'Техработы на сервере', ahead: 'Техработы', now: 'Идут техработы' },
  en: { list: 'Maintenance of the server', ahead: 'Maintenance', now: 'Maintenance is under way' },
})
