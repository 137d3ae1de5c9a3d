import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import './shops.css'

/** The line under the title of a shop list: what the rows are, and the import of costs. */
export const HeadRow = ({ note }: { note: string }) => {
  const { again } = useListWorld()
  return (
    <Row spread>
      <Note>{note}</Note>
      <TableImport into="costs" onDone={again} />
    </Row>
  )
}
