import type { ComponentProps, ReactNode } from 'react'
import type { ListWorkflow } from '../../shared/workflows/workflow.ts'
import type { ListAnswer, Row } from '../lists/any-list.ts'
import type { BulkAction } from '../lists/bulk/bulk.ts'
import { ListPage } from '../lists/list-page.tsx'
import { useListWorld } from '../lists/list-world.ts'
import { AskedTransition } from './asked-transition.tsx'
import { Board } from './board/board.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useBulk } from './use-bulk.ts'

interface Props extends Omit<ComponentProps<typeof ListPage>, 'list' | 'actions' | 'bulk' | 'board'> {
  readonly workflow: ListWorkflow
  /** Buttons stand in the drawer alone: its `detail` draws them. */
  readonly inDrawer?: true
  /** What else can be done with several rows, before the transitions. */
  readonly also?: readonly BulkAction[]
  /** It also stands as a board of these columns, whose cards say this under their names. */
  readonly asBoard?: { readonly columns: readonly number[]; readonly card: (row: Row) => ReactNode }
}

type BoardProps = Pick<Required<Props>, 'workflow' | 'asBoard'> & { readonly answer: ListAnswer }

const ListBoard = ({ workflow, asBoard: { columns, card }, answer }: BoardProps) => {
  const { replace } = useListWorld()
  return (
    <Board
      workflow={workflow}
      rows={answer.list}
      may={answer.may ?? {}}
      currency={answer.currency}
      columns={columns}
      onOpen={(open) => replace({ open })}
    >
      {card}
    </Board>
  )
}

/** The page of a list whose rows are worked on: its transitions as buttons of a row and of several. */
export const WorkflowList = ({ workflow, inDrawer, also = [], asBoard, ...page }: Props) => {
  const bulk = useBulk(workflow)
  return (
    <>
      <ListPage
        {...page}
        list={workflow.list}
        bulk={[...also, ...bulk]}
        {...(asBoard
          ? { board: (answer: ListAnswer) => <ListBoard workflow={workflow} asBoard={asBoard} answer={answer} /> }
          : {})}
        {...(inDrawer ? {} : { actions: (row) => <RowButtons workflow={workflow} row={row} /> })}
      />
      <AskedTransition />
    </>
  )
}
