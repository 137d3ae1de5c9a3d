import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { seesMoney } from '../../../shared/access/rights.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { creatorDataList } from '../../../shared/areas/creators/data-list.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Row as Ways } from '../../ui/layout.tsx'
import { renewal } from '../../ui/renewal.ts'
import { directOrders } from './creator-links.ts'
import { CreatorRetention } from './data-retention.tsx'
import { CreatorDataTrend } from './data-trend.tsx'
import { useCreatorDataText } from './use-creator-data-text.ts'

const Charts = ({ answer }: { readonly answer: ListAnswer | undefined }) => {
  const { currency, clock, old } = useListWorld()
  const record = useSession((state) => state.record)
  return (
    <FrameContext value={{ currency: answer?.currency ?? currency, zone: clock.zone, time: answer?.data_time ?? 0 }}>
      <Grid columns="repeat(2, minmax(0, 1fr))" {...renewal(old)}>
        {record && seesMoney(record) ? <CreatorDataTrend /> : null}
        <CreatorRetention />
      </Grid>
    </FrameContext>
  )
}

const groups = [
  {
    name: 'sold',
    fields: [
      ...['tier', 'gmv', 'orders', 'items_sold', 'aov', 'est_commission', 'act_commission'],
      ...['refunded_gmv', 'refunded_qty', 'sold_products'],
    ],
  },
  {
    name: 'kinds',
    fields: [
      ...['live_gmv', 'video_gmv', 'showcase_gmv', 'product_card_gmv', 'target_gmv', 'open_gmv'],
      ...['lives', 'videos', 'impressions', 'ctr', 'samples'],
    ],
  },
  {
    name: 'facts',
    fields: ['creator_id', 'owner_name', 'agency_level', 'followers', 'bind_status', 'joined_time'],
  },
] as const

const Detail = ({ creatorId, row }: { readonly creatorId: string; readonly row: Row }) => {
  const text = useCreatorDataText()
  const { state } = useListWorld()
  const record = useSession((held) => held.record)
  const access = record && decideAccess(record)
  return (
    <>
      <Ways className="drawer-ways">
        {access?.allows('directlyUnder') ? (
          <Link className="button" to={directOrders(state, { creator: creatorId })}>
            <Icon name="orders" size={16} />
            {text('data.orders')}
          </Link>
        ) : null}
        {access?.allows('merchantsTeamMent') ? (
          <Link className="button" to={`${screenRow('merchantsTeamMent').path}?open=${encodeURIComponent(creatorId)}`}>
            <Icon name="team" size={16} />
            {text('data.page')}
          </Link>
        ) : null}
      </Ways>
      {groups.map(({ name, fields }) => (
        <Fields key={name} title={text(`data.group.${name}`)} row={row} fields={fields} />
      ))}
    </>
  )
}

/** S19: what direct creators sold. */
export const CreatorDataPage = () => (
  <ListPage
    list={creatorDataList}
    head={(answer) => <Charts answer={answer} />}
    detail={(key, row) => (row ? <Detail creatorId={key} row={row} /> : null)}
  />
)
