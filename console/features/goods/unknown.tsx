import { Link, useNavigate } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import { goodsSubmitApi } from '../../../shared/areas/goods/api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { Field } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { call } from '../../http/client.ts'
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

const SubmitForm = ({ product_id, onDone }: { product_id: string; onDone: (id: string, known: boolean) => void }) => {
  const text = useGoodsText()
  const form = useForm({
    defaults: { product: product_id },
    rules: { product: (value) => (value.trim() === '' ? text('goods.submit.empty') : undefined) },
    guarded: false,
    send: async ({ product }) => {
      const answer = await call(goodsSubmitApi.submit, { product }, { tell: 'never' })
      onDone(answer.product_id, answer.known)
    },
  })
  const { input, ...field } = form.field('product')
  return (
    <form className="goods-submit" onSubmit={form.submit} noValidate>
      {form.alert ? <p role="alert">{form.alert}</p> : null}
      <Field label={text('goods.submit.field')} {...field} input={{ ...input, maxLength: 300, autoComplete: 'off' }} />
      <Submit label={text('goods.submit')} busy={form.busy} />
    </form>
  )
}

/** A product that the viewer does not find: asking for it, or when it was asked for. */
export const Unknown = ({ product_id, zone, onKnown }: Props) => {
  const text = useGoodsText()
  const navigate = useNavigate()
  const { data, refetch } = useEndpoint(goodsSubmitApi.submitted, { product_id }, { ready: product_id !== '' })
  const submit_time = product_id === '' ? null : (data?.submit_time ?? null)
  const done = (id: string, known: boolean): void => {
    if (!known) showToast('good', text('goods.submit.done'))
    if (id !== product_id) void navigate(`?${new URLSearchParams({ product_id: id })}`)
    else if (known) onKnown()
    else void refetch()
  }
  return (
    <Empty tall role="status" data-testid="goods-unknown">
      <Icon name="search" size={28} />
      <h2>{text(product_id === '' ? 'goods.which' : 'goods.none')}</h2>
      {submit_time === null ? (
        <>
          <p>{text('goods.noneHint')}</p>
          <SubmitForm key={product_id} product_id={product_id} onDone={done} />
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
