import { sampleApi, sampleFields } from '../../shared/areas/samples/api.ts'
import type { Field } from '../../shared/forms/form.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useDeclaredForm } from '../forms/use-declared-form.ts'
import { call } from '../http/client.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import { useSession } from '../state/session.ts'
import { showToast } from '../state/toasts.ts'
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
  const currency = useSession((state) => state.record?.currency ?? '')
  const { product_id } = row
  const form = useDeclaredForm({
    fields: sampleFields,
    values: { sku_id: skus.length === 1 ? skus[0]?.sku_id : undefined },
    currency,
    send: async (values) => {
      const done = await atRate(text, row.commission_rate_bp, (rate_bp) =>
        call(sampleApi.apply, { product_id, rate_bp, ...values }, { tell: 'never' }),
      )
      if (!done) return
      showToast('good', text('sample.done'))
      changed()
      onClose()
    },
  })
  const creator = String(form.watch('creator_id'))
  const { data, error, refetch } = useEndpoint(sampleApi.check, {
    product_id,
    ...(creator ? { creator_id: creator } : {}),
  })
  const labelOf = ({ name }: Field): string => text.word(`sample.${name}`)
  return (
    <FormDialog
      title={text('sample.title')}
      testId="sample-dialog"
      parts="sample"
      note={row.title}
      wide
      sends={text('sample.go')}
      notYet={creator === '' || !data || !isMet(data)}
      fields={sampleFields}
      form={form}
      labelOf={labelOf}
      wordOf={text.word}
      optionsOf={() => skus.map(({ sku_id, name }) => ({ value: sku_id, name: name || sku_id }))}
      noteOf={({ kind }) =>
        kind === 'creator' && data ? <SampleThresholds check={data} chosen={creator !== ''} /> : null
      }
      onClose={onClose}
    >
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
    </FormDialog>
  )
}

/** D17: the creator first, so that the conditions are checked before anything is typed. */
export const SampleDialog = (props: Props) => {
  const text = useMarketText()
  const { data, error, refetch } = useEndpoint(sampleApi.check, { product_id: props.row.product_id })
  if (data) return <Inner {...props} skus={data.skus} />
  return error ? (
    <Dialog title={text('sample.title')} testId="sample-dialog" onClose={props.onClose}>
      <LoadFailed error={error} kept={false} onRetry={refetch} />
    </Dialog>
  ) : null
}
