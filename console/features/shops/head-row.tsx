import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import './shops.css'

/** The line under the title of a shop list: what the rows are, and the import of costs. */
export const HeadRow = ({ note }: { note: string }) => {
  const { again } = useListWorld()
  return (
    <div className="shop-head">
      <p>{note}</p>
      <TableImport into="costs" onDone={again} />
    </div>
  )
}
