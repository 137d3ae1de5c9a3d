import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { type ScreenId, screenRow } from '../../../shared/access/screens.ts'
import type { MaterialDetail } from '../../../shared/areas/materials/api.ts'
import { compactText, moneyText } from '../../../shared/format/number.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { useMaterialText } from './use-material-text.ts'

/** A number that leads to its row where the viewer has the right to its screen. */
const Leads = ({ to, no }: { readonly to: ScreenId; readonly no: string }) => {
  const record = useSession((state) => state.record)
  if (record === null || !decideAccess(record).allows(to)) return no
  return (
    <Link to={`${screenRow(to).path}?${new URLSearchParams({ layout: 'table', keyword: no, open: no })}`}>{no}</Link>
  )
}

type Props = Pick<MaterialDetail, 'clips' | 'demands' | 'currency'>

/** What was made of a material, with what it brought, and which demands name it. */
export const Uses = ({ clips, demands, currency }: Props) => {
  const text = useMaterialText()
  const { clock } = useListWorld()
  return (
    <>
      <Section within title={text('material.clips', { n: clips.length })} data-testid="material-clips">
        {clips.length === 0 ? (
          <Note>{text('material.noClips')}</Note>
        ) : (
          <Table label={text('material.clips', { n: clips.length })} height={320}>
            <thead>
              <tr>
                <th scope="col">{text('material.clip')}</th>
                <th scope="col">{text('material.cutter')}</th>
                <th scope="col">{text('column.material_state')}</th>
                <th scope="col" data-figure>
                  {text('material.plays')}
                </th>
                <th scope="col" data-figure>
                  {text('column.linked_gmv')}
                </th>
              </tr>
            </thead>
            <tbody>
              {clips.map(({ task_no, title, cutter, task_state, plays, gmv }) => (
                <tr key={task_no}>
                  <th scope="row" title={title}>
                    <Leads to="clipTasks" no={task_no} />
                  </th>
                  <td>{cutter || nothing}</td>
                  <td>{text.word(`clipTask.${task_state}`)}</td>
                  <td data-figure>{plays === null ? nothing : compactText(plays)}</td>
                  <td data-figure>{gmv === null ? nothing : moneyText(gmv, currency)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      <Section within title={text('material.demands', { n: demands.length })} data-testid="material-demands">
        {demands.length === 0 ? (
          <Note>{text('material.noDemands')}</Note>
        ) : (
          <Table label={text('material.demands', { n: demands.length })} height={320}>
            <tbody>
              {demands.map(({ demand_no, title, demand_state, approved_count, required_count, deadline_time }) => (
                <tr key={demand_no}>
                  <th scope="row">
                    <Leads to="clipDemand" no={demand_no} />
                  </th>
                  <td>{title}</td>
                  <td>{text.word(`clipDemand.${demand_state}`)}</td>
                  <td>{`${approved_count} / ${required_count}`}</td>
                  <td>{todayOf(clock, deadline_time)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
    </>
  )
}
