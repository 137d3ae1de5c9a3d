import type { CallData } from '../../shared/api/endpoint.ts'
import type { sampleApi, Threshold } from '../../shared/areas/samples/api.ts'
import { countText, moneyText } from '../../shared/format/number.ts'
import { Mark } from '../ui/mark.tsx'
import { useWorkflowText } from '../workflows/use-workflow-text.ts'
import { type MarketText, useMarketText } from './use-market-text.ts'

export type SampleCheck = CallData<typeof sampleApi.check>

const shown = ({ name }: Threshold, value: number | null, currency: string, text: MarketText): string => {
  if (value === null) return text('sample.unknown')
  return name === 'gmv' ? moneyText(value, currency) : countText(value)
}

/** What a creator must reach for a sample, and whether the chosen one does. */
export const SampleThresholds = ({ check, chosen }: { check: SampleCheck; chosen: boolean }) => {
  const text = useMarketText()
  const { word } = useWorkflowText()
  const { thresholds, currency, sample_kind, left, open } = check
  return (
    <section className="sample-conditions" data-testid="sample-conditions">
      <p>
        {text.word(`sample.kind.${sample_kind}`)}
        {sample_kind > 0 ? <b> · {left > 0 ? text('sample.leftNote', { n: left }) : text('sample.usedUp')}</b> : null}
      </p>
      <h3>{text('sample.thresholds')}</h3>
      {thresholds.length === 0 ? <p>{text('sample.noThreshold')}</p> : null}
      <ul>
        {thresholds.map((one) => (
          <li key={one.name} data-threshold={one.name} data-met={chosen ? String(one.met) : undefined}>
            {chosen ? <Mark tone={one.met ? 'good' : 'bad'} /> : null}
            <span>{text(`sample.need.${one.name}`)}</span>
            <small>
              {chosen
                ? text('sample.has', {
                    has: shown(one, one.has, currency, text),
                    needs: shown(one, one.needs, currency, text),
                  })
                : `≥ ${shown(one, one.needs, currency, text)}`}
            </small>
            {chosen ? <em>{text(one.met ? 'sample.met' : 'sample.unmet')}</em> : null}
          </li>
        ))}
      </ul>
      {thresholds.length > 0 && !chosen ? <p>{text('sample.choose')}</p> : null}
      {open === null ? null : <p role="alert">{text('sample.openNow', { state: word(`sampleState.${open}`) })}</p>}
    </section>
  )
}
