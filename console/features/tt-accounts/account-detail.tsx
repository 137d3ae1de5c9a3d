import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { ttAccountApi } from '../../../shared/areas/tt-accounts/api.ts'
import { ttAccountWorkflow } from '../../../shared/areas/tt-accounts/workflow.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { call } from '../../http/client.ts'
import { unlessTold } from '../../http/errors.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Lines, Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { BestHours, Fans, PostCalendar } from './account-charts.tsx'
import { useAccountText } from './use-account-text.ts'

type Data = CallData<typeof ttAccountApi.detail>

const facts = [
  ...['account_handle', 'region', 'category', 'followers', 'followers_7d', 'followers_30d', 'account_videos'],
  ...['mean_views', 'engagement_rate', 'creator_gmv', 'account_gpm', 'last_post_time', 'account_note', 'followed_by'],
]

const Videos = ({ data: { videos, currency } }: { readonly data: Data }) => {
  const text = useAccountText()
  const { clock } = useListWorld()
  const title = text('account.videos', { n: videos.length })
  return (
    <Section within title={title}>
      {videos.length === 0 ? <Note>{text('account.noHours')}</Note> : null}
      {videos.length > 0 ? (
        <Table label={title} height={280} amounts testId="account-videos">
          <thead>
            <tr>
              <th scope="col">{text('account.video')}</th>
              <th scope="col">{text('account.posted')}</th>
              <th scope="col">{text('account.views')}</th>
              <th scope="col">{text('account.likes')}</th>
              <th scope="col">{text('account.comments')}</th>
              <th scope="col">{text('account.gmv')}</th>
            </tr>
          </thead>
          <tbody>
            {videos.map((one) => (
              <tr key={one.video_id}>
                <th scope="row">{one.title}</th>
                <td>{dateTimeText(one.post_t, clock.zone)}</td>
                <td data-value={one.views}>{countText(one.views)}</td>
                <td data-value={one.likes}>{countText(one.likes)}</td>
                <td data-value={one.comments}>{countText(one.comments)}</td>
                <td data-value={one.gmv_amt}>{moneyText(one.gmv_amt, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

const Products = ({ data: { products, currency } }: { readonly data: Data }) => {
  const text = useAccountText()
  return (
    <Section within title={text('account.products')}>
      {products.length === 0 ? <Note>{text('account.noProducts')}</Note> : null}
      {products.length > 0 ? (
        <Table label={text('account.products')} height={240} amounts testId="account-products">
          <thead>
            <tr>
              <th scope="col">{text('account.product')}</th>
              <th scope="col">{text('account.items')}</th>
              <th scope="col">{text('account.gmv')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((one) => (
              <tr key={one.product_id}>
                <th scope="row">{one.title}</th>
                <td data-value={one.items}>{countText(one.items)}</td>
                <td data-value={one.gmv_amt}>{moneyText(one.gmv_amt, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  )
}

const Similar = ({ data: { similar }, onFollowed }: { readonly data: Data; readonly onFollowed: () => void }) => {
  const text = useAccountText()
  const follow = async (handle: string): Promise<void> => {
    await call(ttAccountApi.add, { account: handle })
    onFollowed()
  }
  return (
    <Section within title={text('account.similar')}>
      {similar.length === 0 ? <Note>{text('account.noSimilar')}</Note> : null}
      <Lines>
        {similar.map(({ handle, name, followers, followed }) => (
          <li key={handle}>
            <span>{`${name} · ${countText(followers)}`}</span>
            <button
              type="button"
              className="link-button"
              disabled={followed}
              aria-label={`${text(followed ? 'account.followed' : 'account.follow')} ${name}`}
              onClick={() => void follow(handle).catch(unlessTold)}
            >
              {text(followed ? 'account.followed' : 'account.follow')}
            </button>
          </li>
        ))}
      </Lines>
    </Section>
  )
}

/** A followed account: its followers, when it posts and when that works, what it sold, and who is like it. */
export const AccountDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useAccountText()
  const { clock, again } = useListWorld()
  const record = useSession((state) => state.record)
  const { data, error, refetch } = useEndpoint(ttAccountApi.detail, { id }, { tell: 'never' })
  if (error && !data) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  const seesSpy = record !== null && decideAccess(record).allows('tkspy')
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={ttAccountWorkflow} row={row} /> : null}
        {data && seesSpy ? (
          <Link
            className="button"
            to={`${screenRow('tkspy').path}?tab=creators&open=${encodeURIComponent(data.creator_id)}`}
          >
            {text('account.toSpy')}
          </Link>
        ) : null}
      </Ways>
      {row ? <Fields title={text('account.facts')} row={row} fields={facts} /> : null}
      {data ? (
        <FrameContext value={{ currency: data.currency, zone: clock.zone, time: data.data_time }}>
          <Fans data={data} />
          <PostCalendar data={data} />
          <BestHours data={data} />
          <Note>{text('account.note')}</Note>
          <Videos data={data} />
          <Products data={data} />
          <Similar
            data={data}
            onFollowed={() => {
              void refetch()
              again()
            }}
          />
        </FrameContext>
      ) : null}
      <RowHistory workflow={ttAccountWorkflow} rowKey={id} />
    </>
  )
}
