import { dateTimeText } from '../../shared/format/time.ts'
import { useListWorld } from '../lists/list-world.ts'
import { Note } from '../ui/note.tsx'
import { Section } from '../ui/section.tsx'
import { Table } from '../ui/table.tsx'

interface Props {
  readonly title: string
  /** Said where nobody has. */
  readonly none: string
  /** Times are Unix seconds. */
  readonly downloads: readonly { readonly by: string; readonly time: number }[]
}

/** Who fetched a file, and when. */
export const Downloads = ({ title, none, downloads }: Props) => {
  const { clock } = useListWorld()
  return (
    <Section within title={title}>
      {downloads.length === 0 ? (
        <Note>{none}</Note>
      ) : (
        <Table label={title}>
          <tbody>
            {downloads.map(({ by, time }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
              <tr key={n}>
                <td>{by}</td>
                <td>{dateTimeText(time, clock.zone)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
