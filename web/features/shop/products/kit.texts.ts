/** Counted grants of a privilege, in words. */
import { defineTexts } from '#shared/texts/texts.ts'
import { pluralForm } from '#web/i18n/format.ts'

const hoursRu = (count: number) => pluralForm(count, { one: 'час', few: 'часа', other: 'часов' }, 'ru')

export const kitTexts = defineTexts({
  ru: {
    kit: (tier: string) => `Набор «${tier}»`,
    every: (hours: number) => `каждые ${hours} ${hoursRu(hours)}`,
    homes: (count: number) => `До ${count} точек дома`,
    upTo: (count: number) => `до ${count}`,
  },
  en: {
    kit: (tier: string) => `${tier} kit`,
    every: (hours: number) => `every ${hours} hours`,
    homes: (count: number) => `Up to ${count} homes`,
    upTo: (count: number) => `up to ${count}`,
  },
})

/** The kit that a tier adds, and how often it can be taken. */
export const kitLine = (texts: (typeof kitTexts)['ru'], tier: string, hours: number) =>
  `${texts.kit(tier)} ${texts.every(hours)}`
