import { productList } from '../../../shared/lists/products.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { ProductDetail } from './product-detail.tsx'

/** S09a: the company's products, and what the viewer's orders say of them. */
export const ProductPage = () => (
  <ListPage list={productList} detail={(key, row) => <ProductDetail productId={key} row={row} />} />
)
