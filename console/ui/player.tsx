import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import './player.css'

/** Frames a second that are assumed where a file does not say: what one step moves by. */
const FRAMES = 30

export interface PlayerProps {
  /** Where the file is played. */
  readonly address: string
  readonly label: string
  readonly video: RefObject<HTMLVideoElement | null>
  /** Milliseconds of the frame that it begins with, also one that was asked for before the file came. */
  readonly startMs: number
  /** Milliseconds of the frame that is shown, whenever it is another. */
  readonly onTime: (ms: number) => void
  /** What lies over the picture: marks. */
  readonly children?: ReactNode
}

/** One frame on or back. */
export const stepFrame = (video: HTMLVideoElement | null, by: 1 | -1): void => {
  if (!video) return
  video.pause()
  video.currentTime = Math.max(0, video.currentTime + by / FRAMES)
}

/** Shows the frame at a time. */
export const showFrame = (video: HTMLVideoElement, ms: number): void => {
  video.pause()
  video.currentTime = ms / 1000
}

/** A video with the browser's own controls and what lies over its picture. */
export const Player = ({ address, label, video, startMs, onTime, children }: PlayerProps) => {
  // What lies over the picture has its shape, whatever room there is.
  const [ratio, setRatio] = useState(9 / 16)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const tell = (): void => onTime(Math.round(element.currentTime * 1000))
    for (const name of ['timeupdate', 'seeked'] as const) element.addEventListener(name, tell)
    return () => {
      for (const name of ['timeupdate', 'seeked'] as const) element.removeEventListener(name, tell)
    }
  }, [video, onTime])
  return (
    <div className="player" style={{ '--ratio': ratio }}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is reviewed is the clip as it is, its own subtitles included */}
      <video
        ref={video}
        src={address}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        onLoadedMetadata={({ currentTarget }) => {
          const { videoWidth, videoHeight } = currentTarget
          if (videoHeight > 0) setRatio(videoWidth / videoHeight)
          if (startMs > 0) currentTarget.currentTime = startMs / 1000
        }}
      />
      {children}
    </div>
  )
}
