import { type ReactElement, useEffect, useRef, useState } from 'react'
import { screenOfModule } from '../../shared/access/mode.ts'
import { store } from '../live/live.ts'
import { toggleReplay } from '../live/replay-day.ts'
import { steer } from '../live/scene-link.ts'
import { useKioskTexts } from '../settings/kiosk-texts.ts'
import { openedScreen } from '../settings/opened.ts'
import type { ScaleMode } from '../settings/options.ts'
import { flipTheme, nextScale, options } from '../settings/settings.ts'
import { keepAwake, useAwake } from './awake.ts'
import { flipSound, ring } from './chime.ts'
import { actionOf, type KeyAction, keyActions } from './keys.ts'
import { followPointer, isFullScreen, lockDown, toggleFullScreen } from './kiosk.ts'
import './controls.css'

type Note = { kind: 'help' } | { kind: 'scale'; mode: ScaleMode } | { kind: 'sound'; on: boolean } | undefined
const noteMs = { help: 8000, scale: 2000, sound: 2000 }

/** Keys, pointer, full-screen button and the help card of a wall; all of it leaves by itself. */
export const Controls = ({ refresh }: { refresh: () => void }): ReactElement => {
  const t = useKioskTexts()
  const awake = useAwake()
  const [note, setNote] = useState<Note>()
  const [pointer, setPointer] = useState(false)
  const act = useRef<(action: KeyAction) => void>(() => {})
  useEffect(() => {
    act.current = (action) => {
      if (action === 'full') void toggleFullScreen()
      if (action === 'theme') flipTheme()
      if (action === 'refresh') refresh()
      if (action === 'replay') toggleReplay()
      if (action === 'hold' || action === 'next' || action === 'before') steer(action)
      if (action === 'scale') setNote({ kind: 'scale', mode: nextScale() })
      if (action === 'sound') {
        const on = flipSound()
        if (on) ring()
        setNote({ kind: 'sound', on })
      }
      if (action === 'help') setNote((shown) => (shown?.kind === 'help' ? undefined : { kind: 'help' }))
    }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = actionOf(openedScreen, event)
      if (action) act.current(action)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => followPointer(setPointer), [])
  useEffect(() => keepAwake(), [])
  useEffect(() => {
    if (!options.kiosk) return
    const unlock = lockDown()
    const first = (): void => {
      if (!isFullScreen()) void toggleFullScreen()
    }
    // Either counts as a gesture; a remote control has keys only.
    const once = { once: true }
    addEventListener('pointerdown', first, once)
    addEventListener('keydown', first, once)
    return () => {
      unlock()
      removeEventListener('pointerdown', first)
      removeEventListener('keydown', first)
    }
  }, [])
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(undefined), noteMs[note.kind])
    return () => clearTimeout(timer)
  }, [note])
  // Of ads there are no pictures of the past.
  const replays = screenOfModule(store.state().wall?.head.module ?? 0) !== 'ads'
  const keys = keyActions[openedScreen].filter(({ action }) => replays || action !== 'replay')
  return (
    <>
      <button
        type="button"
        className="full-screen"
        data-shown={pointer || undefined}
        tabIndex={pointer ? 0 : -1}
        aria-label={t('kiosk.full')}
        onClick={() => void toggleFullScreen()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
      {note && (
        <div className="note" role="status">
          {note.kind === 'scale' && t(`scale.${note.mode}`)}
          {note.kind === 'sound' && t(note.on ? 'sound.on' : 'sound.off')}
          {note.kind === 'help' && (
            <>
              <dl>
                {keys.map(({ key, action }) => (
                  <div key={key}>
                    <dt className="digits">{key}</dt>
                    <dd>{t(action === 'help' ? 'kiosk.this' : `kiosk.${action}`)}</dd>
                  </div>
                ))}
              </dl>
              <p data-awake={awake}>{t(`awake.${awake}`)}</p>
            </>
          )}
        </div>
      )}
    </>
  )
}
