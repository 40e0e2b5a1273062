import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { ProductEditorPage } from './product-editor-page.tsx'

export const page = definePage({
  Screen: ProductEditorPage,
  head: defineTexts({
    ru: { title: 'Редактор товара', description: 'Тексты, цена, условия и действия одного товара.' },
    en: { title: 'Product editor', description: 'Texts, price, terms and actions of one product.' },
  }),
})
