import { Link } from 'react-router-dom'
import { teamList } from '../../../shared/areas/team/list.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { ordersOf } from '../../lists/orders-of.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Row as Ways } from '../../ui/layout.tsx'
import { renewal } from '../../ui/renewal.ts'
import { TeamCompared, TeamDays } from './team-charts.tsx'
import { useTeamText } from './use-team-text.ts'

const Charts = ({ answer, failed }: { answer: ListAnswer | undefined; failed: boolean }) => {
  const { currency, clock, old } = useListWorld()
  return (
    <FrameContext value={{ currency: answer?.currency ?? currency, zone: clock.zone, time: answer?.data_time ?? 0 }}>
      <Grid {...renewal(old)}>
        <TeamDays />
        {failed ? null : <TeamCompared answer={answer} />}
      </Grid>
    </FrameContext>
  )
}

const fields = teamList.columns.map(({ field }) => field)

const Detail = ({ row }: { row: Row }) => {
  const text = useTeamText()
  const { state } = useListWorld()
  return (
    <>
      <Ways className="drawer-ways">
        <Link className="button" to={ordersOf(state, { team: String(row.team_id) })}>
          <Icon name="orders" size={16} />
          {text('team.orders')}
        </Link>
      </Ways>
      <Fields title={String(row.leader_name)} row={row} fields={fields} />
    </>
  )
}

/** S26: what each team brought. */
export const TeamPage = () => (
  <ListPage
    list={teamList}
    head={(answer, failed) => <Charts answer={answer} failed={failed} />}
    detail={(_, row) => (row ? <Detail row={row} /> : null)}
  />
)
