import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/areas/goods/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import { donut } from '../../charts/options/donut.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useListText } from '../../lists/use-list-text.ts'
import { Grid } from '../../ui/layout.tsx'
import { useGoodsText } from './use-goods-text.ts'

type Data = CallData<typeof goodsApi.analyse>

const useParts = (
  name: 'column.content_type' | 'column.collab_type',
  labels: string,
  parts: Data['contents'],
): ChartTable => {
  const text = useGoodsText()
  const words = useListText()
  return useMemo(
    () => ({
      columns: [
        { name: text(name), unit: 'text' },
        { name: text('goods.column.gmv'), unit: 'money' },
        { name: text('goods.column.orders'), unit: 'count' },
        { name: text('goods.column.items'), unit: 'count' },
      ],
      rows: parts.map(({ id, gmv_amt, orders, items }) => [words.word(`${labels}.${id}`), gmv_amt, orders, items]),
    }),
    [name, labels, parts, text, words],
  )
}

/** Through which contents and under which collaboration the product sold. */
export const ChannelsTab = ({ data, range }: { data: Data; range: string }) => {
  const text = useGoodsText()
  const contents = useParts('column.content_type', 'content', data.contents)
  const collabs = useParts('column.collab_type', 'collab', data.collabs)
  const empty = text('goods.trend.none')
  return (
    <Grid>
      <ChartPanel
        name="contents"
        title={text('column.content_type')}
        range={range}
        table={contents}
        draw={donut()}
        empty={empty}
      />
      <ChartPanel
        name="collabs"
        title={text('column.collab_type')}
        range={range}
        table={collabs}
        draw={bar({ columns: [1], horizontal: true })}
        empty={empty}
      />
    </Grid>
  )
}
