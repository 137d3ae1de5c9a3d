import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { liveApi } from '../../../shared/areas/lives/api.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import { ChangeMark } from '../../board/change.tsx'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useSession } from '../../state/session.ts'
import { exactUnit } from '../../ui/figure-text.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RoomMarks } from './room-marks.tsx'
import { useLiveText } from './use-live-text.ts'

type Data = CallData<typeof liveApi.detail>

const units = {
  views: 'count',
  avg_watch: 'seconds',
  entry_rate: 'rate',
  ctr: 'rate',
  ctor: 'rate',
  gpm: 'money',
  new_followers: 'count',
} as const

export const Course = ({ data }: { readonly data: Data }) => {
  const text = useLiveText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const { steps, marks } = data
  /** What was noted, by the step in which it happened. */
  const noted = useMemo(() => {
    const found = new Map<number, string[]>()
    for (const { t, kind } of marks) {
      const row = steps.findLastIndex((step) => step.t <= t)
      if (row >= 0) found.set(row, [...(found.get(row) ?? []), text.word(`liveMark.${kind}`)])
    }
    return found
  }, [steps, marks, text])
  const table = useMemo(
    (): ChartTable => ({
      columns: [
        { name: text('word.time'), unit: 'text' },
        { name: text('live.gmv'), unit: 'money' },
        { name: text('live.online'), unit: 'count' },
      ],
      rows: steps.map(({ t, gmv_amt, viewers }, row) => [
        [minuteText(t, zone), ...(noted.get(row) ?? [])].join(' · '),
        gmv_amt,
        viewers,
      ]),
    }),
    [steps, noted, text, zone],
  )
  return (
    <ChartPanel
      name="liveCourse"
      title={text('live.course')}
      table={table}
      height={190}
      draw={steps.length > 0 ? line({ right: [2], hues: { 1: 'money', 2: 'data1' }, marked: [...noted.keys()] }) : null}
      empty={text('live.noCourse')}
    />
  )
}

export const Products = ({ data: { products, currency } }: { readonly data: Data }) => {
  const text = useLiveText()
  const title = text('live.products', { n: products.length })
  return (
    <Section within title={title}>
      {products.length === 0 ? <Note>{text('live.noProducts')}</Note> : null}
      {products.length > 0 ? (
        <Table label={title} height={280} amounts testId="live-products">
          <thead>
            <tr>
              <th scope="col">{text('live.product')}</th>
              <th scope="col">{text('live.gmv')}</th>
              <th scope="col">{text('live.orders')}</th>
              <th scope="col">{text('live.items')}</th>
              <th scope="col">{text('live.commission')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((one) => (
              <tr key={one.product_id}>
                <th scope="row">{one.title}</th>
                <td data-value={one.gmv_amt}>{moneyText(one.gmv_amt, currency)}</td>
                <td>{countText(one.orders)}</td>
                <td>{countText(one.items)}</td>
                <td>{moneyText(one.commission_amt, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

/** The session against the mean of the creator's sessions before; the three that fell the most are marked. */
export const Review = ({ data: { measures, compared, currency, review_note } }: { readonly data: Data }) => {
  const text = useLiveText()
  const title = text('live.review', { n: compared })
  const isTold = measures.some(({ value }) => value !== null)
  return (
    <Section within title={title}>
      {compared === 0 ? <Note>{text('live.noReview')}</Note> : null}
      {isTold ? (
        <Table label={title} amounts testId="live-review">
          <thead>
            <tr>
              <th scope="col">{text('live.measure')}</th>
              <th scope="col">{text('live.own')}</th>
              <th scope="col">{text('live.mean')}</th>
              <th scope="col">{text('word.change')}</th>
            </tr>
          </thead>
          <tbody>
            {measures.map(({ name, value, mean, change_bp, worst }) => (
              <tr key={name} data-worst={worst ? '' : undefined}>
                <th scope="row">
                  {text(`measure.${name}`)}{' '}
                  {worst ? (
                    <span title={text('live.worst')}>
                      <Mark tone="bad" />
                    </span>
                  ) : null}
                </th>
                <td>{exactUnit(units[name], value, currency)}</td>
                <td>{exactUnit(units[name], mean, currency)}</td>
                <td>{change_bp === null ? '—' : <ChangeMark value={{ kind: 'bp', bp: change_bp }} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      {review_note ? (
        <p>
          <b>{text('live.reviewNote')}</b> {review_note}
        </p>
      ) : null}
    </Section>
  )
}

/** A session's course, products and comparison. */
export const LiveDetail = ({ id }: { readonly id: string }) => {
  const text = useLiveText()
  const { data, error, refetch } = useEndpoint(liveApi.detail, { id }, { tell: 'never' })
  return (
    <>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? (
        <>
          {data.by_orders ? <Note>{text('live.byOrders')}</Note> : null}
          <Course data={data} />
          <RoomMarks data={data} onChanged={refetch} />
          <Products data={data} />
          <Review data={data} />
        </>
      ) : null}
    </>
  )
}
