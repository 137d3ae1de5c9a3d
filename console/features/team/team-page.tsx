import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { seesMoney } from '../../../shared/access/rights.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { teamList } from '../../../shared/areas/team/list.ts'
import { moneyText } from '../../../shared/format/number.ts'
import type { ListAnswer, Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { ordersOf, paidDays } from '../../lists/orders-of.ts'
import { useSession } from '../../state/session.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grid, Row as Ways } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { renewal } from '../../ui/renewal.ts'
import { TeamCompared, TeamDays } from './team-charts.tsx'
import { useTeamText } from './use-team-text.ts'

const Charts = ({ answer, failed }: { answer: ListAnswer | undefined; failed: boolean }) => {
  const { currency, clock, old } = useListWorld()
  const record = useSession((session) => session.record)
  if (record && !seesMoney(record)) return null
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

const amount = (row: Row, field: string, currency: string): string => {
  const value = row[field]
  return typeof value === 'number' ? moneyText(value, currency) : nothing
}

const Detail = ({ row }: { row: Row }) => {
  const text = useTeamText()
  const { state, currency } = useListWorld()
  const record = useSession((session) => session.record)
  const people = `${screenRow('directlyData').path}?${paidDays(state, { team: String(row.team_id) })}`
  return (
    <>
      <Ways className="drawer-ways">
        <Link className="button" to={ordersOf(state, { team: String(row.team_id) })}>
          <Icon name="orders" size={16} />
          {text('team.orders')}
        </Link>
        {record !== null && decideAccess(record).allows('directlyData') ? (
          <Link className="button" to={people}>
            <Icon name="team" size={16} />
            {text('team.people')}
          </Link>
        ) : null}
      </Ways>
      {row.target === null ? null : (
        <Note>
          {text('team.need', {
            need: amount(row, 'daily_need', currency),
            forecast: amount(row, 'month_forecast', currency),
          })}
        </Note>
      )}
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
