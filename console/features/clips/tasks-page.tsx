import { taskState } from '../../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../../shared/areas/clips/task-workflow.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { Left } from './left.tsx'
import { TaskDetail } from './task-detail.tsx'
import { Today } from './today.tsx'
import { useClipText } from './use-clip-text.ts'

const { pool, assigned, editing, review, revision, approved, published } = taskState
const columns = [pool, assigned, editing, review, revision, approved, published]
const finished: readonly number[] = [approved, published]

/** S39: clip tasks, as a board and as a table; a cutter's day above them. */
export const ClipTasksPage = () => {
  const text = useClipText()
  return (
    <WorkflowList
      workflow={clipTaskWorkflow}
      inDrawer
      head={() => <Today />}
      asBoard={{
        columns,
        card: ({ task_no, cutter_name, version_no, paused, task_state, deadline_time }) => (
          <>
            <span>
              {task_no} {cutter_name}
            </span>
            {Number(version_no) > 0 ? <span>{text('clip.version', { no: Number(version_no) })}</span> : null}
            {paused === 1 ? <span>{text('clipPaused.1')}</span> : null}
            {finished.includes(Number(task_state)) ? null : <Left time={Number(deadline_time)} />}
          </>
        ),
      }}
      detail={(key, row) => <TaskDetail taskNo={key} row={row} />}
    />
  )
}
