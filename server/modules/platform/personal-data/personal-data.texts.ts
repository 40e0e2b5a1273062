import type { PersonalTable } from '#server/lib/personal-data.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type SeenBy = { [Reader in Permission]?: string }

/** How the list of the privacy policy says what each noun tells of its data. */
export const personalDataTexts = defineTexts<{
  why: string
  kept: string
  seenBy: string
  owner: string
  ownerInCopy: string
  everybody: string
  staff: SeenBy
  afterAccount: Record<PersonalTable['afterAccount'], string>
}>({
  ru: {
    why: 'Зачем',
    kept: 'Хранится',
    seenBy: 'Видят',
    owner: 'вы',
    ownerInCopy: 'вы (в копии своих данных)',
    everybody: 'все',
    staff: {
      view_users: 'сотрудники с правом видеть пользователей',
      ban_users: 'сотрудники с правом блокировать',
      view_personal_data: 'сотрудники с правом видеть личные данные (почту, сети, устройства)',
      view_audit_log: 'сотрудники с правом читать журнал изменений',
      view_security_events: 'сотрудники с правом читать журнал входов',
      view_feedback: 'сотрудники с правом читать отзывы',
      manage_deliveries: 'сотрудники, которые следят за выдачей покупок',
      view_orders: 'сотрудники с правом видеть заказы',
      manage_content: 'сотрудники, которые наполняют сайт',
      manage_site: 'сотрудники, которые настраивают сайт',
    },
    afterAccount: {
      gone: 'Исчезает вместе с аккаунтом.',
      unnamed: 'После удаления аккаунта остаётся без вашего имени.',
      stays: 'С аккаунтом не связано и исчезает в свой срок.',
    },
  },
  en: {
    why: 'Why',
    kept: 'Kept',
    seenBy: 'Seen by',
    owner: 'you',
    ownerInCopy: 'you (in the copy of your data)',
    everybody: 'everybody',
    staff: {
      view_users: 'staff who may see users',
      ban_users: 'staff who may ban',
      view_personal_data: 'staff who may see personal data (emails, networks, devices)',
      view_audit_log: 'staff who may read the audit log',
      view_security_events: 'staff who may read the sign-in log',
      view_feedback: 'staff who may read feedback',
      manage_deliveries: 'staff who look after deliveries',
      view_orders: 'staff who may see orders',
      manage_content: 'staff who fill the site',
      manage_site: 'staff who set the site up',
    },
    afterAccount: {
      gone: 'Goes with the account.',
      unnamed: 'Stays without your name once the account is deleted.',
      stays: 'Does not lead to the account and goes in its time.',
    },
  },
})
