import type { ReactElement, ReactNode } from 'react'
import type { Place } from './layout.ts'

/** A place on the stage, in stage units. */
export const At = ({ place, children }: { place: Place; children: ReactNode }): ReactElement => (
  <div
    style={{
      position: 'absolute',
      left: `${place.x / 100}rem`,
      top: `${place.y / 100}rem`,
      width: `${place.w / 100}rem`,
      height: `${place.h / 100}rem`,
    }}
  >
    {children}
  </div>
)
