import { useState } from 'react'
import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { clipsApi } from '../../../shared/areas/clips/api.ts'
import { clipDemandWorkflow } from '../../../shared/areas/clips/demand-workflow.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row as ListRow } from '../../lists/any-list.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Row } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { Brief } from './brief.tsx'
import { DemandDialog } from './demand-dialog.tsx'
import { NamedMaterials } from './named-materials.tsx'
import { useClipText } from './use-clip-text.ts'

interface Props {
  readonly demandNo: string
  readonly row: ListRow | undefined
}

/** A demand: what can be done with it, what it asks for, its tasks, its history. */
export const DemandDetail = ({ demandNo, row }: Props) => {
  const text = useClipText()
  const { clock } = useListWorld()
  const record = useSession((state) => state.record)
  const seesTasks = record !== null && decideAccess(record).allows('clipTasks')
  const [dialog, setDialog] = useState<'edit' | 'copy'>()
  const { data, error, refetch } = useEndpoint(clipsApi.demand, { demand_no: demandNo })
  if (error) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  if (!data) return <Note role="status">{text('word.loading')}</Note>
  const { brief, materials, tasks, editable } = data
  return (
    <>
      <Row as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={clipDemandWorkflow} row={row} /> : null}
        {editable ? (
          <button type="button" className="button" onClick={() => setDialog('edit')}>
            {text('clip.edit')}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => setDialog('copy')}>
          {text('clip.copy')}
        </button>
      </Row>
      <Brief brief={brief} />
      <NamedMaterials materials={materials} no={demandNo} />
      <Section within title={text('clip.tasks', { n: tasks.length })} data-testid="clip-tasks">
        {tasks.length === 0 ? <Note>{text('clip.noTasks')}</Note> : null}
        {tasks.length > 0 ? (
          <Table label={text('clip.tasks', { n: tasks.length })} height={340}>
            <tbody>
              {tasks.map(({ task_no, cutter, task_state, version_no, deadline_time }) => (
                <tr key={task_no}>
                  <th scope="row">
                    {seesTasks ? (
                      <Link
                        to={`${screenRow('clipTasks').path}?${new URLSearchParams({ keyword: task_no, open: task_no })}`}
                      >
                        {task_no}
                      </Link>
                    ) : (
                      task_no
                    )}
                  </th>
                  <td>{text.word(`clipTask.${task_state}`)}</td>
                  <td>{cutter || text('clip.pool')}</td>
                  <td>{version_no > 0 ? text('clip.version', { no: version_no }) : nothing}</td>
                  <td>{dateTimeText(deadline_time, clock.zone)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : null}
      </Section>
      <RowHistory workflow={clipDemandWorkflow} rowKey={demandNo} />
      {dialog ? (
        <DemandDialog
          from={{ ...brief, materials: materials.map(({ id }) => id).join(',') }}
          demand_no={dialog === 'edit' ? demandNo : null}
          onClose={() => {
            setDialog(undefined)
            void refetch()
          }}
        />
      ) : null}
    </>
  )
}
