import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { ClipMark, clipsApi } from '../../../../shared/areas/clips/api.ts'
import { mediaApi } from '../../../../shared/areas/media/api.ts'
import { useEndpoint } from '../../../http/use-endpoint.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Note } from '../../../ui/note.tsx'
import { Player, type PlayerProps } from '../../../ui/player.tsx'
import { useClipText } from '../use-clip-text.ts'
import { Marks } from './marks.tsx'

interface Props extends Pick<PlayerProps, 'video' | 'startMs' | 'onTime'> {
  readonly version: CallData<typeof clipsApi.task>['versions'][number]
  /** What is drawn on its picture, or is being drawn. */
  readonly children?: { readonly mark: ClipMark; readonly onDraw?: (mark: ClipMark) => void }
}

/** One version of a clip, played where its file is. */
export const VersionPlayer = ({ version: { no, file_id, name }, children, ...played }: Props) => {
  const text = useClipText()
  const { data, error, refetch } = useEndpoint(mediaApi.file, { id: file_id })
  return (
    <figure data-version={no}>
      {error ? <LoadFailed error={error} kept={false} onRetry={refetch} /> : null}
      {data ? (
        <Player address={data.address} label={text('clip.version', { no })} {...played}>
          {children ? <Marks {...children} /> : null}
        </Player>
      ) : null}
      <Note>
        {text('clip.version', { no })} · {name}
      </Note>
    </figure>
  )
}
