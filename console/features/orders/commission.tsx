import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { Refunds } from './refunds.tsx'
import { Splits } from './splits.tsx'
import { earnedOf, fxText, reasonOf } from './steps.ts'
import { useOrderText } from './use-order-text.ts'

interface Props {
  readonly line: OrderLineDetail
}

/** Of a line that came in another currency: what was paid in it, and the rate that all amounts here come from. */
const Original = ({ line: { original, row } }: Props) => {
  const text = useOrderText()
  if (!original) return null
  const amount = `${moneyText(original.pay_amt, original.currency)} ${original.currency}`
  const rate = `1 ${original.currency} = ${fxText(original.fx_rate)} ${row.currency}`
  return (
    <Note data-testid="how-original">
      {text(row.paid_time === null ? 'how.originalOpen' : 'how.original', { amount, rate })}
    </Note>
  )
}

/** Subtotal less discounts and tax. */
const Base = ({ line }: Props) => {
  const text = useOrderText()
  const { currency, est_commission_base } = line.row
  const parts = [
    ['', 'how.subtotal', line.subtotal_amt],
    ['−', 'how.seller', line.seller_discount_amt],
    ['−', 'how.platform', line.platform_discount_amt],
    ['−', 'how.tax', line.tax_amt],
  ] as const
  return (
    <>
      <Row as="p" className="sum" data-testid="how-base">
        {parts.map(([sign, name, amt]) => (
          <span key={name}>
            {sign ? <i>{sign}</i> : null}
            <b>{moneyText(amt, currency)}</b>
            <small>{text(name)}</small>
          </span>
        ))}
        <span className="money">
          <i>=</i>
          <b>{exactUnit('money', est_commission_base, currency)}</b>
          <small>{text('how.base')}</small>
        </span>
      </Row>
      <Note>{text('how.baseNote')}</Note>
      <Original line={line} />
    </>
  )
}

/** The three rates, which of them counts, and why. */
const Rates = ({ line }: Props) => {
  const text = useOrderText()
  const { row } = line
  const rates = [
    ['standard', row.standard_rate_bp],
    ['shop_ads', row.shop_ads_rate_bp],
    ['partner', row.partner_rate_bp],
  ] as const
  return (
    <>
      <Grid as="ul" min={110} className="rates">
        {rates.map(([name, rate]) => (
          <li key={name} data-rate={name} data-counts={name === line.rate_used ? '' : undefined}>
            <small>{text(`how.rate.${name}`)}</small>
            <b>{exactUnit('rate', rate, row.currency)}</b>
            {name === line.rate_used ? <em>{text('how.counts')}</em> : null}
          </li>
        ))}
      </Grid>
      <Note data-testid="how-why">{text(reasonOf(line))}</Note>
    </>
  )
}

/** Base times rate, line by line. */
const Earnings = ({ line }: Props) => {
  const text = useOrderText()
  const { currency, est_commission_base } = line.row
  const base = exactUnit('money', est_commission_base, currency)
  return (
    <>
      <Table label={text('how.rate')} amounts>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {text('order.group.commission')}
            </th>
            <th scope="col">{text('how.estimated')}</th>
            <th scope="col">{text('how.actual')}</th>
          </tr>
        </thead>
        <tbody>
          {earnedOf(line).map(({ name, rate_bp, est, act }) => (
            <tr key={name} data-earned={name}>
              <th scope="row">{text(`how.line.${name}`)}</th>
              <td>
                {base} × {exactUnit('rate', rate_bp, currency)}
              </td>
              <td>{exactUnit('money', est, currency)}</td>
              <td>{exactUnit('money', act, currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>{text('how.earnNote')}</Note>
    </>
  )
}

/** From what the buyer paid to what each one gets, in words and numbers, as the platform has stored it. */
export const Commission = ({ line }: Props) => {
  const text = useOrderText()
  return (
    <Section within title={text('how.title')} className="how" data-testid="how">
      <Stack as="ol">
        <li>
          <h4>{text('how.base')}</h4>
          <Base line={line} />
        </li>
        <li>
          <h4>{text('how.rate')}</h4>
          <Rates line={line} />
          <Earnings line={line} />
        </li>
        <li>
          <h4>{text('how.refund')}</h4>
          <Refunds line={line} />
        </li>
        <li>
          <h4>{text('how.split')}</h4>
          <Splits line={line} />
        </li>
      </Stack>
    </Section>
  )
}
