import { termsPageWords } from './legal.texts.ts'
import { standingPage } from './legal-page.ts'

export const page = standingPage('terms', termsPageWords)
