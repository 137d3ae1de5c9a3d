import type { ComponentProps } from 'react'
import type { Workflow } from '../../shared/workflows/workflow.ts'
import type { BulkAction } from '../lists/bulk/bulk.ts'
import { ListPage } from '../lists/list-page.tsx'
import { useSession } from '../state/session.ts'
import { useAsked } from './asked.ts'
import { RowButtons } from './row-buttons.tsx'
import { TransitionDialog } from './transition-dialog.tsx'
import { useTransitions } from './use-transitions.ts'

interface Props extends Omit<ComponentProps<typeof ListPage>, 'list' | 'actions' | 'bulk'> {
  readonly workflow: Workflow
  /** Buttons stand in the drawer alone: its `detail` draws them. */
  readonly inDrawer?: true
}

const useBulk = (workflow: Workflow): readonly BulkAction[] => {
  const currency = useSession((state) => state.record?.currency ?? '')
  const { label, make } = useTransitions(workflow, currency)
  return Object.entries(workflow.transitions).flatMap(([name, { bulk, danger, by }]): BulkAction[] => {
    if (!bulk) return []
    const of = { ...(danger ? { danger } : {}), ...(by === 'anyone' ? {} : { may: name }) }
    return [{ name, label: label(name), ...of, run: (_, rows) => make(name, rows) }]
  })
}

/** The page of a list whose rows are worked on: its transitions as buttons of a row and of several. */
export const WorkflowList = ({ workflow, inDrawer, ...page }: Props) => {
  const bulk = useBulk(workflow)
  const asked = useAsked((state) => state.asked)
  return (
    <>
      <ListPage
        {...page}
        list={workflow.list}
        bulk={bulk}
        {...(inDrawer ? {} : { actions: (row) => <RowButtons workflow={workflow} row={row} /> })}
      />
      {asked ? <TransitionDialog key={asked.name} asked={asked} /> : null}
    </>
  )
}
