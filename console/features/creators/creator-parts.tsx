import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { creatorApi } from '../../../shared/areas/creators/api.ts'
import { countText, moneyText, rateText } from '../../../shared/format/number.ts'
import { dateText, dateTimeText } from '../../../shared/format/time.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { useCreatorText } from './use-creator-text.ts'

type Data = CallData<typeof creatorApi.detail>

interface Props {
  readonly creatorId: string
  readonly data: Data
}

const linked = (to: string | undefined, what: ReactNode): ReactNode => (to ? <Link to={to}>{what}</Link> : what)

/** Contents and live sessions, each with the orders that it brought. */
const Contents = ({ data: { contents, start_time, end_time, currency } }: { readonly data: Data }) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const ordersLink = useOrdersLink()
  return (
    <Section within title={text('creator.contents')} note={text('creator.contents.note')}>
      <Table label={text('creator.contents')} testId="creator-contents">
        <tbody>
          {contents.map(({ content_id, kind, title, time, gmv_amt }) => (
            <tr key={content_id}>
              <td>{text.word(`content.${kind}`)}</td>
              <td>{title || content_id}</td>
              <td>{time === null ? nothing : dateText(time, clock.zone)}</td>
              <td data-figure="">
                {linked(ordersLink?.({ content: content_id, start_time, end_time }), moneyText(gmv_amt, currency))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

/** What it sold or had a sample of, each with its orders. */
const Tried = ({ creatorId, data: { tried, start_time, end_time, currency } }: Props) => {
  const text = useCreatorText()
  const ordersLink = useOrdersLink()
  return (
    <Section within title={text('creator.tried')}>
      <Table label={text('creator.tried')} testId="creator-tried">
        <tbody>
          {tried.map(({ product_id, title, gmv_amt, orders, sample_state }) => (
            <tr key={product_id}>
              <td>{title}</td>
              <td>{sample_state === null ? nothing : text.word(`sampleState.${sample_state}`)}</td>
              <td data-figure="">{text('creator.orders', { n: countText(orders) })}</td>
              <td data-figure="">
                {linked(
                  ordersLink?.({ creator: creatorId, product: product_id, start_time, end_time }),
                  moneyText(gmv_amt, currency),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

/** What others sell best and it never tried, each with the way to a sample of it. */
const Untried = ({ data: { untried, currency } }: { readonly data: Data }) => {
  const text = useCreatorText()
  const record = useSession((state) => state.record)
  const isOpen = record !== null && decideAccess(record).allows('goodsAnalyse')
  const of = (product_id: string): string => `${screenRow('goodsAnalyse').path}?${new URLSearchParams({ product_id })}`
  return (
    <Section within title={text('creator.untried')} note={text('creator.untried.note')}>
      <Table label={text('creator.untried')} testId="creator-untried">
        <tbody>
          {untried.map(({ product_id, title, gmv_amt, orders }) => (
            <tr key={product_id}>
              <td>{linked(isOpen ? of(product_id) : undefined, title)}</td>
              <td data-figure="">{text('creator.orders', { n: countText(orders) })}</td>
              <td data-figure="">{moneyText(gmv_amt, currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

const Clips = ({ data: { clips, currency } }: { readonly data: Data }) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const record = useSession((state) => state.record)
  const isOpen = record !== null && decideAccess(record).allows('clipTasks')
  const of = (video_id: string): string =>
    `${screenRow('clipTasks').path}?${new URLSearchParams({ tab: 'results', keyword: video_id })}`
  return (
    <Section within title={text('creator.clips')}>
      <Table label={text('creator.clips')} testId="creator-clips">
        <tbody>
          {clips.map(({ video_id, time, plays, gmv_amt }) => (
            <tr key={video_id}>
              <td>{linked(isOpen ? of(video_id) : undefined, video_id)}</td>
              <td>{dateText(time, clock.zone)}</td>
              <td data-figure="">{`${text('creator.plays')} ${plays === null ? nothing : countText(plays)}`}</td>
              <td data-figure="">{moneyText(gmv_amt, currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

/** What else is known of a creator: contents, samples, products, clips and shares, each where there are any. */
export const CreatorParts = ({ creatorId, data }: Props) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const { contents, samples, tried, untried, clips, shares } = data
  return (
    <>
      {contents.length > 0 ? <Contents data={data} /> : null}
      {samples.length > 0 ? (
        <Section within title={text('creator.samples')}>
          <Table label={text('creator.samples')} testId="creator-samples">
            <tbody>
              {samples.map(({ id, title, state, time }) => (
                <tr key={id}>
                  <td>{title}</td>
                  <td>{text.word(`sampleState.${state}`)}</td>
                  <td>{dateText(time, clock.zone)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Section>
      ) : null}
      {tried.length > 0 ? <Tried creatorId={creatorId} data={data} /> : null}
      {untried.length > 0 ? <Untried data={data} /> : null}
      {clips.length > 0 ? <Clips data={data} /> : null}
      <Section within title={text('creator.shares')}>
        <Table label={text('creator.shares')} testId="creator-shares">
          <tbody>
            {shares.map(({ from_time, rate_bp }) => (
              <tr key={from_time ?? 0}>
                <td>
                  {from_time === null
                    ? text('creator.begin')
                    : text('creator.from', { time: dateTimeText(from_time, clock.zone) })}
                </td>
                <td data-figure="">{rateText(rate_bp)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </>
  )
}
