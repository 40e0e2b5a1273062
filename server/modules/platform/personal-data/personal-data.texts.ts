import type { PersonalTable, StaffReader } from '#server/lib/personal-data.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** How the list of the privacy policy says what each noun tells of its data. */
export const personalDataTexts = defineTexts<{
  why: string
  kept: string
  seenBy: string
  owner: string
  ownerInCopy: string
  everybody: string
  staff: Record<StaffReader, string>
  onPage: string
  afterAccount: Record<PersonalTable['afterAccount'], string>
  /** Of what goes in different ways. */
  partly: { part: string; afterAccount: Record<PersonalTable['afterAccount'], string> }
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
      edit_users: 'сотрудники с правом изменять пользователей',
      ban_users: 'сотрудники с правом блокировать',
      view_personal_data: 'сотрудники с правом видеть личные данные (почту, сети, устройства)',
      view_audit_log: 'сотрудники с правом читать журнал изменений',
      view_security_events: 'сотрудники с правом читать журнал входов',
      view_feedback: 'сотрудники с правом читать отзывы',
      manage_deliveries: 'сотрудники, которые следят за выдачей покупок',
      view_orders: 'сотрудники с правом видеть заказы',
      send_notices: 'сотрудники, которые рассылают уведомления',
      manage_payments: 'сотрудники, которые подключают платёжные системы',
      manage_content: 'редакторы сайта',
      manage_site: 'сотрудники, которые настраивают сайт',
    },
    afterAccount: {
      gone: 'Исчезает вместе с аккаунтом.',
      unnamed: 'После удаления аккаунта остаётся без вашего имени.',
      stays: 'С аккаунтом не связано и исчезает в свой срок.',
    },
    onPage: 'На вашей странице игрока, пока вы её не скрыли, все видят',
    partly: {
      part: 'часть',
      afterAccount: {
        gone: 'исчезает вместе с аккаунтом',
        unnamed: 'остаётся после его удаления без вашего имени',
        stays: 'с аккаунтом не связана и исчезает в свой срок',
      },
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
      edit_users: 'staff who may edit users',
      ban_users: 'staff who may ban',
      view_personal_data: 'staff who may see personal data (emails, networks, devices)',
      view_audit_log: 'staff who may read the audit log',
      view_security_events: 'staff who may read the sign-in log',
      view_feedback: 'staff who may read feedback',
      manage_deliveries: 'staff who look after deliveries',
      view_orders: 'staff who may see orders',
      send_notices: 'staff who send notices',
      manage_payments: 'staff who connect payment providers',
      manage_content: 'editors of the site',
      manage_site: 'staff who set the site up',
    },
    afterAccount: {
      gone: 'Goes with the account.',
      unnamed: 'Stays without your name once the account is deleted.',
      stays: 'Is not tied to the account and is erased in its own time.',
    },
    onPage: 'On your page as a player, unless you hide it, everybody sees',
    partly: {
      part: 'part of it',
      afterAccount: {
        gone: 'goes with the account',
        unnamed: 'stays without your name once the account is deleted',
        stays: 'is not tied to the account and is erased in its own time',
      },
    },
  },
})
