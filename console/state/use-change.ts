import { useEffect, useRef } from 'react'

/** Does `then` after a render in which `value` is another one than before; not after the first. */
export const useChange = (value: unknown, then: () => void): void => {
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    then()
  })
}
