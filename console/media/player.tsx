import type { MediaFile } from '../../shared/areas/media/api.ts'
import { mediaPlayerWords } from '../../shared/words/media-player.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { Note } from '../ui/note.tsx'

const usePlayerText = textsHook(mediaPlayerWords)

const wide = { display: 'block', maxWidth: '100%', maxHeight: 420, marginBottom: 18 } as const

/** A file as the browser plays or shows it. */
export const Player = ({ file }: { readonly file: MediaFile }) => {
  const text = usePlayerText()
  const { kind, address, cover, name } = file
  if (kind === 1)
    return (
      <video
        src={address}
        controls
        preload="metadata"
        style={wide}
        aria-label={name}
        {...(cover ? { poster: cover } : {})}
      />
    )
  if (kind === 2) return <img src={address} alt={name} style={wide} />
  // biome-ignore lint/a11y/useMediaCaption: a sound is what it is
  if (kind === 3) return <audio src={address} controls preload="metadata" aria-label={name} />
  return <Note>{text('player.text')}</Note>
}
