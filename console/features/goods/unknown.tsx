import { Link, useNavigate } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { goodsSubmitApi } from '../../../shared/areas/goods/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { goodsSubmitForm } from '../../../shared/forms/goods.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useGoodsText } from './use-goods-text.ts'

interface Props {
  /** Empty: the address says none. */
  readonly product_id: string
  readonly zone: string
  /** The product is there by now. */
  readonly onKnown: () => void
}

/** A product that the viewer does not find: asking for it, or when it was asked for. */
export const Unknown = ({ product_id, zone, onKnown }: Props) => {
  const text = useGoodsText()
  const navigate = useNavigate()
  const { data } = useEndpoint(goodsSubmitApi.submitted, { product_id }, { ready: product_id !== '' })
  const submit_time = product_id === '' ? null : (data?.submit_time ?? null)
  const done = (id: string, known: boolean): void => {
    if (!known) showToast('good', text('goods.submit.done'))
    if (id !== product_id) void navigate(`?${new URLSearchParams({ product_id: id })}`)
    else if (known) onKnown()
  }
  return (
    <Empty tall role="status" data-testid="goods-unknown">
      <Icon name="search" size={28} />
      <h2>{text(product_id === '' ? 'goods.which' : 'goods.none')}</h2>
      {submit_time === null ? (
        <>
          <p>{text('goods.noneHint')}</p>
          <FormPage
            key={product_id}
            form={goodsSubmitForm}
            className="goods-submit"
            start={{ product: product_id }}
            onDone={(answer) => done(answer.product_id, answer.known)}
          />
        </>
      ) : (
        <p data-testid="goods-submitted">{text('goods.submitted', { time: dateTimeText(submit_time, zone) })}</p>
      )}
      <Link className="button" to={screenRow('product').path}>
        {text('goods.back')}
      </Link>
    </Empty>
  )
}
