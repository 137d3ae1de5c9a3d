import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import { clipsApi, type NamedMaterial } from '../../../shared/areas/clips/api.ts'
import { durationText } from '../../../shared/format/time.ts'
import { todayOf } from '../../../shared/time/zone.ts'
import { call } from '../../http/client.ts'
import { fetchFile } from '../../http/fetch-file.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Mark } from '../../ui/mark.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { useClipText } from './use-clip-text.ts'

interface Props {
  readonly materials: readonly NamedMaterial[]
  /** Number of the demand or the task by which they are fetched; absent: the viewer may not. */
  readonly no: string | undefined
}

/** What a demand is cut from: opened in the library by whoever may, fetched by those who work at it. */
export const NamedMaterials = ({ materials, no }: Props) => {
  const text = useClipText()
  const { clock } = useListWorld()
  const record = useSession((state) => state.record)
  const opens = record !== null && decideAccess(record).allows('filmDetails')
  if (materials.length === 0) return null
  const keep = (id: string): void => {
    if (no !== undefined)
      void call(clipsApi.fetchMaterial, { no, id }).then(
        ({ address }) => fetchFile(address),
        () => undefined,
      )
  }
  return (
    <Section within title={text('clip.materials', { n: materials.length })} data-testid="clip-materials">
      <Table label={text('clip.materials', { n: materials.length })}>
        <tbody>
          {materials.map(({ id, title, kind, duration_ms, licence_until_time, usable }) => (
            <tr key={id}>
              <th scope="row">
                {opens ? (
                  <Link to={`${screenRow('filmDetails').path}?${new URLSearchParams({ keyword: id, open: id })}`}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </th>
              <td>
                {text.word(`materialKind.${kind}`)}
                {duration_ms === null ? '' : ` · ${durationText(Math.round(duration_ms / 1000))}`}
              </td>
              <td>
                {usable ? null : <Mark tone="bad" />}
                {usable
                  ? licence_until_time === null
                    ? ''
                    : text('clip.licensed', { day: todayOf(clock, licence_until_time) })
                  : text('clip.unusable')}
              </td>
              <td>
                {usable && no !== undefined ? (
                  <button type="button" className="button" onClick={() => keep(id)} data-testid={`fetch-${id}`}>
                    {text('clip.fetch')}
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
