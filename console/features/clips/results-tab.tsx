import { clipResultList } from '../../../shared/areas/clips/result-list.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { ClipTabs } from './clip-tabs.tsx'
import { TaskDetail } from './task-detail.tsx'

/** What the published clips brought. */
export const ResultsTab = () => (
  <ListPage
    list={clipResultList}
    head={() => <ClipTabs now="results" />}
    detail={(key) => <TaskDetail taskNo={key} row={undefined} />}
  />
)
