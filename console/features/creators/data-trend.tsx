import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { creatorDataApi } from '../../../shared/areas/creators/data-api.ts'
import { placeOf } from '../../../shared/place-of.ts'
import { dayOfText, dayStart, todayOf } from '../../../shared/time/zone.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import { donut } from '../../charts/options/donut.ts'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { directOrders } from './creator-links.ts'
import { useCreatorDataText } from './use-creator-data-text.ts'
import { useDataAsked } from './use-data-asked.ts'

const HEIGHT = 190

/** What the creators of the filter sold: by day, by tier, by content. A point leads to its orders, a tier to its creators. */
export const CreatorDataTrend = () => {
  const text = useCreatorDataText()
  const { state, clock, filter } = useListWorld()
  const navigate = useNavigate()
  const load = useEndpoint(creatorDataApi.trend, useDataAsked())
  const { data } = load
  const [days, tiers, contents] = useMemo((): readonly (ChartTable | undefined)[] => {
    if (!data) return []
    const [gmv, orders] = [
      { name: text('column.gmv'), unit: 'money' },
      { name: text('data.orderCount'), unit: 'count' },
    ] as const
    return [
      {
        columns: [{ name: text('word.day'), unit: 'text' }, gmv, orders],
        rows: data.days.map(({ day, gmv_amt, orders: n }) => [day.slice(5), gmv_amt, n]),
        running: placeOf(data.days, ({ day }) => day === todayOf(clock, data.data_time)),
      },
      {
        columns: [
          { name: text('column.creator_tier'), unit: 'text' },
          { name: text('data.creators'), unit: 'count' },
          gmv,
        ],
        rows: data.tiers.map(({ tier, creators, gmv_amt }) => [text.word(`creatorTier.${tier}`), creators, gmv_amt]),
      },
      {
        columns: [{ name: text('column.content_type'), unit: 'text' }, gmv, orders],
        rows: data.contents.map(({ content_type, gmv_amt, orders: n }) => [
          text.word(`content.${content_type}`),
          gmv_amt,
          n,
        ]),
      },
    ]
  }, [data, text, clock])
  const isSold = data?.days.some(({ orders }) => orders > 0) ?? false
  const range = data ? `${data.from} – ${data.to.slice(5)}` : ''
  const openDay = (row: number): void => {
    const day = dayOfText(data?.days[row]?.day ?? '')
    const ends = { start_time: String(dayStart(clock, day)), end_time: String(dayStart(clock, day + 1)) }
    const { period: _period, ...filters } = state.filters
    void navigate(directOrders({ ...state, filters: { ...filters, ...ends } }, {}))
  }
  const openTier = (row: number): void =>
    filter({ ...state.filters, tier: String(data?.tiers[row]?.tier ?? '') }, state.keyword)
  const openContent = (row: number): void =>
    void navigate(directOrders(state, { content_type: String(data?.contents[row]?.content_type ?? '') }))
  return (
    <>
      <ChartPanel
        name="creatorDays"
        title={text('data.trend')}
        {...{ range, load }}
        height={HEIGHT}
        table={days}
        draw={isSold ? line({ right: [2], hues: { 1: 'money', 2: 'data1' } }) : null}
        onPick={openDay}
      />
      <ChartPanel
        name="creatorTiers"
        title={text('data.tiers')}
        note={text('data.tiersNote')}
        {...{ range, load }}
        height={HEIGHT}
        table={tiers}
        draw={data?.tiers.some(({ creators }) => creators > 0) ? bar({ horizontal: true, columns: [1] }) : null}
        onPick={openTier}
      />
      <ChartPanel
        name="creatorContents"
        title={text('data.contents')}
        {...{ range, load }}
        height={HEIGHT}
        table={contents}
        draw={isSold ? donut() : null}
        onPick={openContent}
      />
    </>
  )
}
