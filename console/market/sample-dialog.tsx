import { sampleApi } from '../../shared/areas/samples/api.ts'
import { sampleForm } from '../../shared/forms/samples.ts'
import { FormBody, FormButtons } from '../forms/form-body.tsx'
import { useFormText } from '../forms/form-text.ts'
import { useFormState } from '../forms/use-form-state.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { atRate } from './at-rate.ts'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import './sample.css'
import { type SampleCheck, SampleThresholds } from './sample-thresholds.tsx'
import { useMarketText } from './use-market-text.ts'

const isMet = ({ sample_kind, left, open, thresholds }: SampleCheck): boolean =>
  sample_kind > 0 && left > 0 && open === null && thresholds.every(({ met }) => met)

interface Props {
  readonly row: ProductRow
  readonly onClose: () => void
}

const Inner = ({ row, onClose, skus }: Props & Pick<SampleCheck, 'skus'>) => {
  const text = useMarketText()
  const { changed } = useMarket()
  const { product_id, title, commission_rate_bp } = row
  const { state, label, note } = useFormState({
    form: sampleForm,
    about: { product_id, rate_bp: commission_rate_bp },
    start: skus.length === 1 ? { sku_id: skus[0]?.sku_id ?? '' } : {},
    offered: { sku_id: skus.map(({ sku_id, name }) => ({ value: sku_id, name: name || sku_id })) },
    params: { title },
    send: (input) =>
      atRate(text, commission_rate_bp, (rate_bp) => call(sampleApi.apply, { ...input, rate_bp }, { tell: 'never' })),
    onDone: () => {
      changed()
      onClose()
    },
  })
  const creator = String(state.form.watch('creator_id'))
  const { data, error, refetch } = useEndpoint(sampleApi.check, {
    product_id,
    ...(creator ? { creator_id: creator } : {}),
  })
  const notYet = creator === '' || !data || !isMet(data)
  return (
    <Dialog
      title={state.word('title')}
      testId="sample-dialog"
      wide
      onClose={onClose}
      actions={<FormButtons {...{ state, label, notYet }} onCancel={onClose} testId="sample" />}
    >
      <FormBody
        state={state}
        note={note}
        notes={{ creator_id: data ? <SampleThresholds check={data} chosen={creator !== ''} /> : null }}
        wide
      />
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
    </Dialog>
  )
}

/** D17: the creator first, so that the conditions are checked before anything is typed. */
export const SampleDialog = (props: Props) => {
  const text = useFormText(sampleForm.words)
  const { data, error, refetch } = useEndpoint(sampleApi.check, { product_id: props.row.product_id })
  if (data) return <Inner {...props} skus={data.skus} />
  return error ? (
    <Dialog title={text.word('form.sample.title')} testId="sample-dialog" onClose={props.onClose}>
      <LoadFailed error={error} kept={false} onRetry={refetch} />
    </Dialog>
  ) : null
}
