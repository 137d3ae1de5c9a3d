import { useEffect, useState } from 'react'

const period = 10 * 60_000
/** Four places in a ring, 2 px apart: no bright edge stays on the same pixels for long. */
const places = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
] as const

export const shiftAt = (step: number): { readonly x: number; readonly y: number } =>
  places[step % places.length] ?? places[0]

/** Number of the current place; goes up every ten minutes. */
export const useShift = (): number => {
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => (now + 1) % places.length), period)
    return () => clearInterval(timer)
  }, [])
  return step
}
