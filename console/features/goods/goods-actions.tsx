import { productApi } from '../../../shared/areas/products/api.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { ProductButtons } from '../../market/card-buttons.tsx'

/** What can be done with the product, as in the marketplace. */
export const GoodsActions = ({ product_id }: { product_id: string }) => {
  const { data } = useEndpoint(productApi.detail, { product_ids: product_id })
  const row = data?.list.find((one) => one.product_id === product_id)
  return row ? <ProductButtons row={row} full /> : null
}
