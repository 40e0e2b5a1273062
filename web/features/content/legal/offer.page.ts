import { offerPageWords } from './legal.texts.ts'
import { standingPage } from './legal-page.ts'

export const page = standingPage('offer', offerPageWords)
