import { useSearchParams } from 'react-router-dom'
import { taskState } from '../../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../../shared/areas/clips/task-workflow.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { ClipTabs } from './clip-tabs.tsx'
import { Left } from './left.tsx'
import { ResultsTab } from './results-tab.tsx'
import { TaskDetail } from './task-detail.tsx'
import { Today } from './today.tsx'
import { useClipText } from './use-clip-text.ts'

const { pool, assigned, editing, review, revision, approved, published } = taskState
const columns = [pool, assigned, editing, review, revision, approved, published]
const finished: readonly number[] = [approved, published]

/** The work, as a board and as a table; a cutter's day above it. */
const TasksTab = () => {
  const text = useClipText()
  return (
    <WorkflowList
      workflow={clipTaskWorkflow}
      inDrawer
      head={() => (
        <>
          <ClipTabs now="tasks" />
          <Today />
        </>
      )}
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

/** S39: clip tasks, and by tab what the published ones brought. */
export const ClipTasksPage = () => {
  const [params] = useSearchParams()
  return params.get('tab') === 'results' ? <ResultsTab /> : <TasksTab />
}
