import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { teamBelowList } from '../../../shared/areas/creators/teams-list.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { ordersOf } from '../../lists/orders-of.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { WithSide } from '../../ui/with-side.tsx'
import { TeamTree } from './team-tree.tsx'
import { useCreatorDataText } from './use-creator-data-text.ts'
import { useTeamPlace } from './use-team-place.ts'

const facts = ['team_id', 'leader_level', 'direct_heads', 'headcount', 'sellers', 'creators', 'add_time'] as const
const sold = ['orders', 'gmv', 'est_commission', 'level_share'] as const

const Detail = ({ teamId, row }: { readonly teamId: string; readonly row: Row }) => {
  const text = useCreatorDataText()
  const { state } = useListWorld()
  const { choose } = useTeamPlace()
  const record = useSession((held) => held.record)
  return (
    <>
      <Ways className="drawer-ways">
        {record && decideAccess(record).allows('orders') ? (
          <Link className="button" to={ordersOf(state, { team: teamId })}>
            <Icon name="orders" size={16} />
            {text('team.orders')}
          </Link>
        ) : null}
        {Number(row.direct_heads) > 0 ? (
          <button type="button" className="button" onClick={() => choose(teamId)}>
            <Icon name="team" size={16} />
            {text('team.open')}
          </button>
        ) : null}
      </Ways>
      <Fields title={text('team.sold')} row={row} fields={sold} />
      <Fields title={text('team.facts')} row={row} fields={facts} />
    </>
  )
}

/** S21: the teams below, a level at a time, and what each brought. */
export const CreatorTeamsPage = () => {
  const text = useCreatorDataText()
  return (
    <WithSide title={text('team.below')} side={<TeamTree />}>
      <ListPage list={teamBelowList} detail={(key, row) => (row ? <Detail teamId={key} row={row} /> : null)} />
    </WithSide>
  )
}
