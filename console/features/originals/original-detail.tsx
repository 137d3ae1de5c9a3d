import { useState } from 'react'
import { originalApi } from '../../../shared/areas/originals/api.ts'
import { originalUseForm } from '../../../shared/forms/originals.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { call } from '../../http/client.ts'
import { fetchFile } from '../../http/fetch-file.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row as ListRow } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { Downloads } from '../../media/downloads.tsx'
import { Player } from '../../media/player.tsx'
import { Row } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { useOriginalText } from './use-original-text.ts'

const fields = [
  'original_id',
  'material_kind',
  'owner_name',
  'tags',
  'film_length',
  'resolution',
  'ratio',
  'licence_until_time',
  'use_state',
  'use_until_time',
] as const
const wide = { display: 'block', maxWidth: '100%', maxHeight: 320, marginBottom: 18 } as const

interface Props {
  readonly originalId: string
  readonly row: ListRow | undefined
}

/** An original: what is asked for, its pictures, and once it may be used the film itself; who fetched it. */
export const OriginalDetail = ({ originalId, row }: Props) => {
  const text = useOriginalText()
  const { again } = useListWorld()
  const { data, error, refetch } = useEndpoint(originalApi.detail, { id: originalId }, { tell: 'never' })
  const [asks, setAsks] = useState(false)
  if (error) return <LoadFailed error={error} kept={false} onRetry={refetch} />
  if (!data) return null
  const { file, cover, strip, own, waits, downloads } = data
  const keep = (): void =>
    void call(originalApi.download, { id: originalId }).then(
      ({ address }) => {
        fetchFile(address)
        void refetch()
      },
      () => undefined,
    )
  return (
    <>
      <Row as="nav" className="drawer-ways">
        {file ? (
          <button type="button" className="button" data-testid="original-download" onClick={keep}>
            {text('original.download')}
          </button>
        ) : null}
        {own || waits ? null : (
          <button
            type="button"
            className={file ? 'button' : 'button primary'}
            data-testid="original-apply"
            onClick={() => setAsks(true)}
          >
            {text('original.apply')}
          </button>
        )}
      </Row>
      {file ? (
        <Player file={file} />
      ) : cover ? (
        <img src={cover} alt={String(row?.original_title ?? '')} style={wide} />
      ) : null}
      {!file && strip ? <img src={strip} alt="" style={wide} /> : null}
      <Note>{own ? text('original.own') : waits ? text('original.waits') : file ? null : text('original.closed')}</Note>
      {row ? <Fields title={text('original.facts')} row={row} fields={fields} /> : null}
      <Downloads title={text('original.downloads')} none={text('original.noDownloads')} downloads={downloads} />
      {asks ? (
        <FormDialog
          form={originalUseForm}
          about={{ id: originalId }}
          onDone={() => {
            again()
            void refetch()
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}
