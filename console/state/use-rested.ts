import { useEffect, useState } from 'react'

const restMs = 250

/** `value` once it has rested: what is asked while somebody types. */
export const useRested = (value: string): string => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
