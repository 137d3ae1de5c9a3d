import type { ComponentProps } from 'react'
import type { ListWorkflow } from '../../shared/workflows/workflow.ts'
import { ListPage } from '../lists/list-page.tsx'
import { AskedTransition } from './asked-transition.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useBulk } from './use-bulk.ts'

interface Props extends Omit<ComponentProps<typeof ListPage>, 'list' | 'actions' | 'bulk'> {
  readonly workflow: ListWorkflow
  /** Buttons stand in the drawer alone: its `detail` draws them. */
  readonly inDrawer?: true
}

/** The page of a list whose rows are worked on: its transitions as buttons of a row and of several. */
export const WorkflowList = ({ workflow, inDrawer, ...page }: Props) => {
  const bulk = useBulk(workflow)
  return (
    <>
      <ListPage
        {...page}
        list={workflow.list}
        bulk={bulk}
        {...(inDrawer ? {} : { actions: (row) => <RowButtons workflow={workflow} row={row} /> })}
      />
      <AskedTransition />
    </>
  )
}
