import { createRoot, type ReconcilerRoot } from '@react-three/fiber'
import { getConsoleFunction, setConsoleFunction } from 'three'

/**
 * Makes an r3f root without three's notice that its Clock is deprecated: every root holds one, and a wall's console is
 * for faults. Nothing else of three speaks while a root is made, before it has a renderer.
 */
export function createQuietRoot(canvas: HTMLCanvasElement): ReconcilerRoot<HTMLCanvasElement> {
  const before = getConsoleFunction()
  setConsoleFunction(() => undefined)
  try {
    return createRoot(canvas)
  } finally {
    setConsoleFunction(before)
  }
}
