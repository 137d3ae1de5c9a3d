import { type ComponentProps, useId } from 'react'
import { sampleApi } from '../../shared/areas/samples/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { Field } from '../forms/field.tsx'
import { Submit } from '../forms/submit.tsx'
import { useForm } from '../forms/use-form.ts'
import { call } from '../http/client.ts'
import { CallError } from '../http/errors.ts'
import { platformNowMs } from '../http/platform-clock.ts'
import { confirm } from '../state/confirm.ts'
import { showToast } from '../state/toasts.ts'
import { useMarket } from './market.ts'
import type { ProductRow } from './product-row.ts'
import { emptySample, endOf, type SampleValues, sampleRules } from './sample-form.ts'
import './sample.css'
import type { SampleCheck } from './sample-thresholds.tsx'
import { useMarketText } from './use-market-text.ts'

interface Props {
  readonly row: ProductRow
  readonly creator: string
  readonly skus: SampleCheck['skus']
  /** The conditions are met. */
  readonly may: boolean
  readonly record: UserRecord
  readonly onClose: () => void
}

/** What is asked for, and what is promised for it. */
export const SampleFields = ({ row, creator, skus, may, record, onClose }: Props) => {
  const text = useMarketText()
  const skuId = useId()
  const { changed } = useMarket()
  /** @throws {CallError} what the platform refuses; a changed rate is asked about first */
  const apply = async (values: SampleValues, rate_bp: number | null): Promise<boolean> => {
    try {
      await call(
        sampleApi.apply,
        {
          product_id: row.product_id,
          creator_id: creator,
          rate_bp,
          sku_id: values.sku,
          qty: Number(values.qty),
          address: values.address.trim(),
          content_type: Number(values.type),
          content_count: Number(values.count),
          content_time: endOf(values.date, record),
        },
        { tell: 'never' },
      )
      return true
    } catch (error) {
      if (!(error instanceof CallError) || error.rateBp === undefined) throw error
      const words = { yes: text('market.rateYes'), no: text('market.rateNo') }
      const goesOn = await confirm({ title: text('market.rateTitle'), text: error.message, ...words })
      return goesOn && apply(values, error.rateBp)
    }
  }
  const form = useForm<SampleValues>({
    defaults: { ...emptySample, sku: skus.length === 1 ? (skus[0]?.sku_id ?? '') : '' },
    rules: sampleRules(text, record, platformNowMs),
    send: async (values) => {
      if (!(await apply(values, row.commission_rate_bp))) return
      showToast('good', text('sample.done'))
      form.reset()
      changed()
      onClose()
    },
  })
  const sku = form.field('sku')
  const field = (name: keyof SampleValues, more: ComponentProps<'input'>) => {
    const { input, ...rest } = form.field(name)
    return { ...rest, input: { ...input, ...more } }
  }
  return (
    <form className="sample-form" noValidate onSubmit={(event) => void form.submit(event)} data-testid="sample-form">
      <p className="form-alert" role="alert">
        {form.alert}
      </p>
      <div className={sku.error ? 'field wrong' : 'field'}>
        <label htmlFor={skuId}>{text('sample.sku')}</label>
        <select id={skuId} className="select" {...sku.input} aria-invalid={sku.error ? true : undefined}>
          <option value="">—</option>
          {skus.map(({ sku_id, name }) => (
            <option key={sku_id} value={sku_id}>
              {name || sku_id}
            </option>
          ))}
        </select>
        <p className="field-note" aria-live="polite">
          {sku.error}
        </p>
      </div>
      <div className="sample-pair">
        <Field label={text('sample.qty')} {...field('qty', { inputMode: 'numeric', maxLength: 2 })} />
        <Field label={text('sample.count')} {...field('count', { inputMode: 'numeric', maxLength: 2 })} />
      </div>
      <Field label={text('sample.address')} {...field('address', { maxLength: 300 })} />
      <div className="sample-pair">
        <div className="field">
          <label htmlFor={`${skuId}-type`}>{text('sample.type')}</label>
          <select id={`${skuId}-type`} className="select" {...form.field('type').input}>
            <option value="1">{text('sample.type.1')}</option>
            <option value="2">{text('sample.type.2')}</option>
          </select>
        </div>
        <Field label={text('sample.date')} {...field('date', { type: 'date' })} />
      </div>
      <div className="sample-send" data-may={may}>
        {may ? (
          <Submit label={text('sample.go')} busy={form.busy} />
        ) : (
          <button type="button" className="button primary form-submit" disabled>
            {text('sample.go')}
          </button>
        )}
      </div>
    </form>
  )
}
