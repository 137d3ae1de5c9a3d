import { playlistApi } from '../../../shared/areas/wall/playlist-api.ts'
import { playlistForm } from '../../../shared/forms/playlist.ts'
import { usualSeconds } from '../../../shared/live/scenes.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useEndpoint } from '../../http/use-endpoint.ts'

export interface PlaylistDialogProps {
  readonly onClose: () => void
}

/** Seconds of each scene of the smart wall, as they are now. */
export const PlaylistDialog = ({ onClose }: PlaylistDialogProps) => {
  const { data, isFetchedAfterMount, refetch } = useEndpoint(playlistApi.read, {})
  if (!data || !isFetchedAfterMount) return null
  const start = { ...usualSeconds }
  for (const { scene, seconds } of data.list) start[scene] = seconds
  return (
    <FormDialog
      wide
      form={playlistForm}
      about={undefined}
      start={start}
      onDone={() => void refetch()}
      onClose={onClose}
    />
  )
}
