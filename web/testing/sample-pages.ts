/** Valid replies about pages of the operator's own. */
import type { OwnPage, StaffPageWithText } from '#shared/contract/content/pages.ts'

export function sampleOwnPage(changes: Partial<OwnPage> = {}): OwnPage {
  return {
    id: 1,
    path: '/rules',
    title_ru: 'Правила',
    title_en: 'Rules',
    html_ru: '<p>Не стрелять.</p>',
    html_en: '<p>No shooting.</p>',
    excerpt_ru: 'Не стрелять.',
    excerpt_en: 'No shooting.',
    image: null,
    imageText_ru: '',
    imageText_en: '',
    redirectTo: null,
    languages: ['ru', 'en'],
    publishedAt: '2025-11-20T18:30:00.000Z',
    updatedAt: '2025-11-20T18:30:00.000Z',
    ...changes,
  }
}

export function sampleStaffPage(changes: Partial<StaffPageWithText> = {}): StaffPageWithText {
  const {
    publishedAt,
    excerpt_ru: _,
    excerpt_en: __,
    imageText_ru: ___,
    imageText_en: ____,
    ...page
  } = sampleOwnPage()
  return {
    ...page,
    text_ru: 'Не стрелять.',
    text_en: 'No shooting.',
    isDraft: false,
    publishAt: publishedAt,
    formerPaths: [],
    movedFrom: null,
    state: 'published',
    version: 1,
    ...changes,
  }
}
