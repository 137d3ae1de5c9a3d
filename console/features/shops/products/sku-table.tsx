import { shopProductsApi } from '../../../../shared/areas/shops/products-api.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { useListWorld } from '../../../lists/list-world.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { SkuValue } from '../costs/sku-value.tsx'
import { useShopText } from '../use-shop-text.ts'

const fields = ['price', 'stock', 'cost'] as const

/** The SKUs of a product; each value is changed where it stands. */
export const SkuTable = ({ productId }: { productId: string }) => {
  const text = useShopText()
  const { again } = useListWorld()
  const { data, error, refetch } = useEndpoint(shopProductsApi.skus, { product_id: productId })
  const skus = data?.product_id === productId ? data : undefined
  if (error) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  if (!skus) return <Note role="status">{text('word.reading')}</Note>
  const renew = (): void => {
    void refetch()
    again()
  }
  return (
    <Section within title={text('shop.skus', { n: skus.list.length })} data-testid="skus">
      <Table label={text('shop.skus', { n: skus.list.length })} amounts height={340} className="shop-skus">
        <thead>
          <tr>
            <th scope="col">{text('shop.sku')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {text(`shop.field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skus.list.map((sku) => (
            <tr key={sku.sku_id} data-sku={sku.sku_id}>
              <th scope="row">
                {sku.name || sku.sku_id}
                <small>{sku.seller_sku}</small>
              </th>
              {fields.map((field) => (
                <td key={field}>
                  <SkuValue
                    sku={sku}
                    name={sku.seller_sku || sku.name || sku.sku_id}
                    field={field}
                    currency={skus.currency}
                    onDone={renew}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
