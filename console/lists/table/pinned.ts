import type { CSSProperties } from 'react'
import type { Laid } from '../columns.ts'

interface Place {
  readonly className?: string
  readonly style?: CSSProperties
}

/** Class and place of a cell whose column holds on to a side. */
export const pinned = ({ left, right }: Laid, className: string): Place => {
  const side = left !== undefined ? 'lt-pin' : right !== undefined ? 'lt-pin lt-pin-right' : ''
  const names = [className, side].filter(Boolean).join(' ')
  const style = left !== undefined ? { left } : right !== undefined ? { right } : undefined
  return { ...(names ? { className: names } : {}), ...(style ? { style } : {}) }
}
