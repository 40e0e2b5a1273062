import type { ComponentProps } from 'react'
import { Picture } from '#web/pictures/picture.tsx'
import { PRODUCT_PICTURES, type ProductId } from './shop.data.ts'

/** The photograph of a product; `alt` is empty where the same picture has been described already. */
export function ProductPicture({
  id,
  ...rest
}: { id: ProductId } & Pick<
  ComponentProps<typeof Picture>,
  'alt' | 'sizes' | 'className' | 'imageClassName'
>) {
  const { name, seed } = PRODUCT_PICTURES[id]
  return <Picture path={`/images/${name}.jpg`} tone="sand" seed={seed} {...rest} />
}
