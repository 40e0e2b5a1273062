import type { Serve } from '#server/http/serve.ts'
import { productEndpoints } from '#shared/contract/shop/products.ts'
import type { ProductsService } from './products.service.ts'

export function productsRoutes(serve: Serve, products: ProductsService) {
  serve(productEndpoints.list, () => products.list())
}
