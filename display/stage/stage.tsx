import { createContext, type ReactElement, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { options, useSettings } from '../settings/settings.ts'
import { canvasRatio, type Fit, fitStage, type Size } from './fit.ts'
import { shiftAt, useShift } from './pixel-shift.ts'
import { followWindow } from './window-size.ts'
import './stage.css'

export interface StageInfo {
  readonly fit: Fit
  /** Bitmap pixels per CSS pixel for canvases. */
  readonly ratio: number
}

const firstSize = (): Size => ({ w: document.documentElement.clientWidth, h: document.documentElement.clientHeight })
const StageContext = createContext<StageInfo | null>(null)

export const useStage = (): StageInfo => {
  const info = useContext(StageContext)
  if (!info) throw new Error('useStage belongs inside a Stage')
  return info
}

/**
 * The fixed-size picture in its window. One stage unit is 0.01rem, so that text and lines are laid out at the window's
 * own pixels and stay sharp at every scale; nothing is transformed but the distortion of mode `full`.
 */
export const Stage = ({ children }: { children: ReactNode }): ReactElement => {
  const { scale } = useSettings()
  const [view, setView] = useState(() => ({ size: firstSize(), ratio: devicePixelRatio }))
  const shift = shiftAt(useShift())
  useLayoutEffect(
    () =>
      followWindow((size, ratio) =>
        setView((old) =>
          old.size.w === size.w && old.size.h === size.h && old.ratio === ratio ? old : { size, ratio },
        ),
      ),
    [],
  )
  const fit = fitStage(scale, view.size, options.size)
  const { stage, unit, stretchX, stretchY, x, y, scrolls } = fit
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${unit * 100}px`
    document.documentElement.toggleAttribute('data-scrolls', scrolls)
  }, [unit, scrolls])
  const stretched = stretchX !== 1 || stretchY !== 1
  return (
    <StageContext value={{ fit, ratio: canvasRatio(view.ratio, fit) }}>
      <div
        className="stage"
        style={{
          width: `${stage.w / 100}rem`,
          height: `${stage.h / 100}rem`,
          left: x + shift.x,
          top: y + shift.y,
          transform: stretched ? `scale(${stretchX}, ${stretchY})` : undefined,
        }}
      >
        {children}
      </div>
    </StageContext>
  )
}
