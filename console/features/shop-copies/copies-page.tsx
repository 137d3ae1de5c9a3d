import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { shopCopyApi } from '../../../shared/areas/shop-copies/api.ts'
import { shopCopyWorkflow } from '../../../shared/areas/shop-copies/workflow.ts'
import { shopCopyForm } from '../../../shared/forms/shop-copy.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { CopyDetail } from './copy-detail.tsx'
import { useCopyText } from './use-copy-text.ts'

/** Of an address that begins a copy: the ids of its products. */
const PRODUCTS = 'products'

const Head = () => {
  const text = useCopyText()
  const { again, replace } = useListWorld()
  const [params] = useSearchParams()
  const products = params.get(PRODUCTS) ?? ''
  const [isOpen, setOpen] = useState(products !== '')
  const { data } = useEndpoint(shopCopyApi.shops, {}, { tell: 'never' })
  const shops = data?.list.map(({ shop_id, name }) => ({ value: shop_id, name }))
  const isEnough = (shops?.length ?? 0) > 1
  return (
    <>
      <Ways spread>
        <Note>{text('copy.simulated')}</Note>
        {shops && !isEnough ? (
          <Link className="button" to={screenRow('shopEmpower').path}>
            {text('copy.authorise')}
          </Link>
        ) : (
          <button type="button" className="button primary" data-testid="copy-new" onClick={() => setOpen(true)}>
            {text('copy.new')}
          </button>
        )}
      </Ways>
      {shops && !isEnough ? <Note>{text('copy.noShops')}</Note> : null}
      {isOpen && shops && isEnough ? (
        <FormDialog
          form={shopCopyForm}
          start={{ price_bp: 0, skip_existing: true, product_ids: products.split(',').join('\n') }}
          offered={{ source_shop: shops, target_shop: shops, target_shop_2: shops, target_shop_3: shops }}
          onDone={({ id }) => {
            again()
            replace({ open: id })
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** S33: copies of products from one shop to others, checked before they are made. */
export const CopiesPage = () => (
  <WorkflowList
    workflow={shopCopyWorkflow}
    inDrawer
    head={() => <Head />}
    detail={(key, row) => <CopyDetail key={key} id={key} row={row} />}
  />
)
