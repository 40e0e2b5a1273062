import type { ComponentProps } from 'react'
import type { Product } from '#shared/contract/shop/products.ts'
import { Picture } from '#web/pictures/picture.tsx'

/** Of ours and not there: a drawn scene stands in. */
const NO_PICTURE = '/images/'
const FIRST_SEED = 50

/** The photograph of a product; `alt` is empty where the same picture has been described already. */
export function ProductPicture({
  product: { id, imageUrl },
  ...rest
}: { product: Product } & Pick<
  ComponentProps<typeof Picture>,
  'alt' | 'sizes' | 'className' | 'imageClassName' | 'isFirstView'
>) {
  return <Picture path={imageUrl ?? NO_PICTURE} tone="sand" seed={FIRST_SEED + id} {...rest} />
}
