import { clipsApi } from '../../../shared/areas/clips/api.ts'
import { clipTaskWorkflow } from '../../../shared/areas/clips/task-workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row as ListRow } from '../../lists/any-list.ts'
import { Row } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { Brief } from './brief.tsx'
import { NamedMaterials } from './named-materials.tsx'
import { useClipText } from './use-clip-text.ts'
import { Published, Versions } from './versions.tsx'

interface Props {
  readonly taskNo: string
  readonly row: ListRow | undefined
}

/** A task: what can be done with it, what it asks for, its versions with what was said of them, its history. */
export const TaskDetail = ({ taskNo, row }: Props) => {
  const text = useClipText()
  const { data, error, refetch } = useEndpoint(clipsApi.task, { task_no: taskNo })
  if (error) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  if (!data) return <Note role="status">{text('word.loading')}</Note>
  return (
    <>
      {row ? (
        <Row as="nav" className="drawer-ways">
          <RowButtons workflow={clipTaskWorkflow} row={row} />
        </Row>
      ) : null}
      {data.publish ? <Published publish={data.publish} currency={data.brief.currency} /> : null}
      <Brief brief={data.brief} />
      <NamedMaterials materials={data.materials} no={data.may_fetch ? taskNo : undefined} />
      <Versions taskNo={taskNo} task={data} row={row} />
      <RowHistory workflow={clipTaskWorkflow} rowKey={taskNo} />
    </>
  )
}
