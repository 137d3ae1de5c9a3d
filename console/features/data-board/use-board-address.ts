import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BoardState, readBoard, writeBoard } from '../../board/board-state.ts'

export interface BoardAddress {
  readonly state: BoardState
  /** Another period or comparison: the back button comes back from it. */
  readonly go: (change: Partial<BoardState>) => void
  /** Another look at the same figures. */
  readonly look: (change: Partial<BoardState>) => void
}

/** The data dashboard's state in the address of its page. */
export const useBoardAddress = (): BoardAddress => {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const state = useMemo(() => readBoard(search), [search])
  return {
    state,
    go: (change) => setParams(writeBoard({ ...state, ...change })),
    look: (change) => setParams(writeBoard({ ...state, ...change }), { replace: true }),
  }
}
