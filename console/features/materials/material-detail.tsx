import { useState } from 'react'
import { type MaterialDetail as Detail, materialApi } from '../../../shared/areas/materials/api.ts'
import { materialState } from '../../../shared/areas/materials/states.ts'
import { materialWorkflow } from '../../../shared/areas/materials/workflow.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { materialVersionForm } from '../../../shared/forms/materials.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Downloads } from '../../media/downloads.tsx'
import { Player } from '../../media/player.tsx'
import { Row as Ways } from '../../ui/layout.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { Fetching } from './fetching.tsx'
import { useMaterialText } from './use-material-text.ts'
import { Uses } from './uses.tsx'

const fields = [
  'material_id',
  'material_kind',
  'material_source',
  'material_state',
  'folder',
  'tags',
  'film_length',
  'resolution',
  'ratio',
  'file_kb',
  'shared',
  'use_count',
  'clips_made',
  'hits_made',
  'linked_gmv',
  'product_title',
  'creator_username',
  'licence_until_time',
  'brought_by',
  'add_time',
] as const

const Versions = ({ detail: { versions, downloads } }: { readonly detail: Detail }) => {
  const text = useMaterialText()
  const { clock } = useListWorld()
  return (
    <>
      <Section within title={text('material.versions')}>
        <Table label={text('material.versions')}>
          <tbody>
            {versions.map(({ no, name, note, by, time }) => (
              <tr key={no}>
                <td>{`v${no}`}</td>
                <td>{note === '' ? name : `${name} · ${note}`}</td>
                <td>{by}</td>
                <td>{dateTimeText(time, clock.zone)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Downloads title={text('material.downloads')} none={text('material.none')} downloads={downloads} />
    </>
  )
}

interface Props {
  readonly materialId: string
  readonly row: Row | undefined
  /** Absent: the viewer orders no clips. */
  readonly onOrder: ((rows: readonly Row[]) => void) | undefined
}

/** A material: what can be done with it, played, with its facts, its versions, and who fetched it. */
export const MaterialDetail = ({ materialId, row, onOrder }: Props) => {
  const text = useMaterialText()
  const { data, refetch } = useEndpoint(materialApi.detail, { id: materialId }, { tell: 'never' })
  const [isOpen, setOpen] = useState(false)
  const again = (): void => void refetch()
  return (
    <>
      <Ways as="nav" className="drawer-ways">
        {row ? <RowButtons workflow={materialWorkflow} row={row} /> : null}
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {text('material.version')}
        </button>
        {onOrder && row?.material_state === materialState.usable ? (
          <button type="button" className="button" data-testid="material-order" onClick={() => onOrder([row])}>
            {text('material.order')}
          </button>
        ) : null}
        {data && row?.material_state === materialState.usable ? (
          <Fetching materialId={materialId} file={data.file} onFetched={again} />
        ) : null}
      </Ways>
      {data ? <Player file={data.file} /> : null}
      {row ? <Fields title={text('material.facts')} row={row} fields={fields} /> : null}
      {data ? <Uses {...data} /> : null}
      {data ? <Versions detail={data} /> : null}
      <RowHistory workflow={materialWorkflow} rowKey={materialId} />
      {isOpen ? (
        <FormDialog
          form={materialVersionForm}
          about={{ id: materialId }}
          onDone={again}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
