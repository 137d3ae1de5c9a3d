import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { goodsApi } from '../../../shared/areas/goods/api.ts'
import { countText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { bar } from '../../charts/options/bar.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { TableImport } from '../../imports/table-import.tsx'
import { Empty, Wait } from '../../ui/empty.tsx'
import { Grid } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { WordCloud } from '../../ui/word-cloud.tsx'
import type { GoodsState } from './goods-state.ts'
import { useGoodsText } from './use-goods-text.ts'

type Data = CallData<typeof goodsApi.reviews>

/** Mean stars, in hundredths, from which a word is praise, and up to which it is a complaint. */
const [PRAISE, COMPLAINT] = [430, 320]
const starsText = (hundredths: number): string => (hundredths / 100).toFixed(1)

const Newest = ({ list, zone }: { list: Data['list']; zone: string }) => {
  const text = useGoodsText()
  return (
    <Table label={text('goods.reviews.newest')}>
      <tbody>
        {list.map((one) => (
          <tr key={one.review_id} data-review={one.review_id}>
            <td>
              <span title={text('goods.reviews.star', { n: one.rating })}>{'★'.repeat(one.rating)}</span>
            </td>
            <td>
              {one.text || text('goods.reviews.silent')}
              {one.sku_name ? <small className="note"> {one.sku_name}</small> : null}
            </td>
            <td>{dateTimeText(one.time, zone)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Stars = ({ data: { stars, total, rating }, range }: { data: Data; range: string }) => {
  const text = useGoodsText()
  const table = useMemo(
    (): ChartTable => ({
      columns: [
        { name: text('goods.reviews.stars'), unit: 'text' },
        { name: text('goods.tab.reviews'), unit: 'count' },
      ],
      rows: total === 0 ? [] : stars.map((one) => [text('goods.reviews.star', { n: one.rating }), one.n]),
    }),
    [stars, total, text],
  )
  return (
    <ChartPanel
      name="review-stars"
      title={text('goods.reviews.stars')}
      note={rating === null ? null : text('goods.reviews.mean', { rating: starsText(rating), n: countText(total) })}
      range={range}
      height={200}
      table={table}
      draw={bar({ columns: [1], horizontal: true })}
      empty={text('goods.reviews.none')}
    />
  )
}

interface Props {
  readonly state: GoodsState
  readonly zone: string
  readonly range: string
}

/** What buyers wrote: stars, the words of most of it, and the newest, of a word that was pressed or of all. */
export const ReviewsTab = ({ state: { product_id, days }, zone, range }: Props) => {
  const text = useGoodsText()
  const [params, setParams] = useSearchParams()
  const word = params.get('word')?.slice(0, 60) || undefined
  const load = useEndpoint(goodsApi.reviews, { product_id, days, ...(word ? { word } : {}) })
  const { data, error, refetch, isPlaceholderData } = load
  const choose = (next: string | undefined): void =>
    setParams(
      (now) => {
        now.delete('word')
        if (next !== undefined) now.set('word', next)
        return now
      },
      { replace: true },
    )
  const tools = (
    <>
      {word ? (
        <button type="button" className="button small" onClick={() => choose(undefined)}>
          {text('goods.reviews.all')}
        </button>
      ) : null}
      <TableImport into="reviews" onDone={refetch} />
    </>
  )
  if (!data) return error ? <LoadFailed error={error} kept={false} onRetry={refetch} /> : <Wait height={260} />
  const { total, words, list } = data
  return (
    <>
      <LoadFailed error={error} kept onRetry={refetch} />
      <Grid columns="minmax(0, 2fr) minmax(0, 1fr)">
        <Section name="review-words" title={text('goods.reviews.words')} note={text('goods.reviews.wordsNote')}>
          {words.length === 0 ? (
            <Empty>{text(total === 0 ? 'goods.reviews.none' : 'goods.reviews.noWords')}</Empty>
          ) : (
            <WordCloud
              label={text('goods.reviews.words')}
              chosen={word}
              onChoose={choose}
              words={words.map((one) => ({
                ...one,
                tone: one.rating >= PRAISE ? 'good' : one.rating <= COMPLAINT ? 'bad' : 'level',
                title: text('goods.reviews.word', { word: one.word, n: one.n, rating: starsText(one.rating) }),
              }))}
            />
          )}
        </Section>
        <Stars data={data} range={range} />
      </Grid>
      <Section
        name="review-list"
        title={word ? text('goods.reviews.with', { word }) : text('goods.reviews.newest')}
        tools={tools}
        old={isPlaceholderData}
      >
        {list.length === 0 ? <Empty>{text('goods.reviews.none')}</Empty> : <Newest list={list} zone={zone} />}
      </Section>
    </>
  )
}
