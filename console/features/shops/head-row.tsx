import { TableImport } from '../../imports/table-import.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import './shops.css'

/** The line under the title of a shop list: what the rows are, and the imports of costs and, where it lists orders, of parcels. */
export const HeadRow = ({ note, parcels = false }: { readonly note: string; readonly parcels?: boolean }) => {
  const { again } = useListWorld()
  return (
    <Row spread>
      <Note>{note}</Note>
      <Row>
        {parcels ? <TableImport into="parcels" onDone={again} /> : null}
        <TableImport into="costs" onDone={again} />
      </Row>
    </Row>
  )
}
