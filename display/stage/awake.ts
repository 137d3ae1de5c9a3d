import { useSyncExternalStore } from 'react'
import './awake.css'

/** What keeps the screen on: the browser's own lock, a picture that plays, or nothing. */
export type Awake = 'lock' | 'video' | 'none'

let held: Awake = 'none'
const listeners = new Set<() => void>()
const tell = (now: Awake): void => {
  held = now
  for (const listener of listeners) listener()
}
const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useAwake = (): Awake => useSyncExternalStore(onChange, () => held)

/**
 * A picture that nobody sees. As it comes from a canvas it needs neither a network nor a file, and counts as watched however
 * small it is and without a sound; browsers of some years want it to cover the page, so it does.
 */
const unseenPicture = (): HTMLVideoElement => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const video = document.createElement('video')
  video.className = 'awake'
  video.muted = true
  video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.srcObject = canvas.captureStream()
  document.body.append(video)
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return video
}

/**
 * Keeps the screen on while the page shows. A lock ends by itself when the page hides, so it is asked for again. On plain
 * http there is none to be had, and a refused one (battery, policy) is as good as none: then a picture plays.
 */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let video: HTMLVideoElement | undefined
  let ended = false
  const play = async (): Promise<void> => {
    try {
      video ??= unseenPicture()
      await video.play()
      tell('video')
    } catch {
      tell('none')
    }
  }
  const hold = async (): Promise<void> => {
    if (ended || document.visibilityState !== 'visible' || lock?.released === false) return
    try {
      lock = await navigator.wakeLock.request('screen')
      video?.remove()
      video = undefined
      tell('lock')
    } catch {
      await play()
    }
  }
  const onVisible = (): void => void hold()
  document.addEventListener('visibilitychange', onVisible)
  void hold()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
    video?.remove()
  }
}
