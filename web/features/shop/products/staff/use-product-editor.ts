import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useAskedLanguages } from '#web/features/content/writing/use-asked-languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useCreateProduct, useRefetchProduct, useUpdateProduct } from './admin-products.mutations.ts'
import { productEditorTexts } from './product-editor.texts.ts'
import { productDraftOf, productFieldsOf, productFormSchema } from './product-form.ts'

/** A product under the editor's hands. */
export function useProductEditor(
  saved: StaffProduct | null,
  { products, onCreated }: { products: readonly StaffProduct[]; onCreated: (id: number) => void },
) {
  const texts = useTexts(productEditorTexts)
  const asked = useAskedLanguages()
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: update } = useUpdateProduct()
  return useEditor({
    noun: 'product',
    saved,
    fieldsOf: productFieldsOf,
    refetch: useRefetchProduct(),
    schema: (product) => productFormSchema(product, { asked, products }),
    send: (values, product, fields) => {
      const draft = productDraftOf(values, fields)
      return product ? update({ ...draft, id: product.id, version: product.version }) : create(draft)
    },
    onSaved: (kept, before) => {
      if (!before) onCreated(kept.id)
      toast({ title: texts.saved })
    },
    saveFailed: texts.saveFailed,
  })
}
export type ProductEditing = ReturnType<typeof useProductEditor>
