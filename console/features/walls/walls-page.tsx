import { wallWorkflow } from '../../../shared/areas/walls/workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { LimitsButton } from './limits-button.tsx'
import { PairWall } from './pair-wall.tsx'
import { useWallText } from './use-wall-text.ts'

const facts = ['wall_stand', 'wall_screen', 'wall_sight', 'wall_team', 'paired_by', 'add_time', 'box', 'address']
const health = ['seen_time', 'data_age', 'viewport', 'build', 'fps', 'wall_tier', 'losses', 'heap_mb', 'twice_time']

const WallDetail = ({ id, row }: { readonly id: string; readonly row: Row | undefined }) => {
  const text = useWallText()
  return (
    <>
      {row ? (
        <>
          <Ways as="nav" className="drawer-ways">
            <RowButtons workflow={wallWorkflow} row={row} />
          </Ways>
          <Fields title={text('walls.facts')} row={row} fields={facts} />
          <Fields title={text('walls.health')} row={row} fields={[...health, 'last_error']} />
        </>
      ) : null}
      <RowHistory workflow={wallWorkflow} rowKey={id} />
    </>
  )
}

/** Walls that were paired: how each is, and what can be done about it. */
export const WallsPage = () => (
  <WorkflowList
    workflow={wallWorkflow}
    inDrawer
    aside={
      <Ways>
        <LimitsButton />
        <PairWall />
      </Ways>
    }
    detail={(key, row) => <WallDetail key={key} id={key} row={row} />}
  />
)
