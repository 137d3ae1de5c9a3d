import { useCallback, useMemo, useState } from 'react'
import type { BulkData } from '../../../shared/api/bulk.ts'
import type { Row } from '../any-list.ts'

export interface BulkAction {
  readonly name: string
  readonly label: string
  /** Takes something away. */
  readonly danger?: true
  /** Not everybody's: it is there where the viewer may make this transition of some row of the page. */
  readonly may?: string
  /** Undefined: given up, nothing happened. */
  readonly run: (keys: readonly string[], rows: readonly Row[]) => Promise<BulkData | undefined>
}

export interface Choice {
  /** Of the rows that stand on the page. */
  readonly keys: readonly string[]
  readonly set: ReadonlySet<string>
  readonly choose: (key: string, chosen: boolean) => void
  readonly chooseAll: (chosen: boolean) => void
}

/** Which rows of the page are chosen; what leaves the page is chosen no more. */
export const useChoice = (onPage: readonly string[]): Choice => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const place = onPage.join('\n')
  const keys = useMemo(() => place.split('\n').filter((key) => chosen.has(key)), [place, chosen])
  const set = useMemo(() => new Set(keys), [keys])
  const choose = useCallback((key: string, now: boolean): void => {
    setChosen((before) => {
      const after = new Set(before)
      if (now) after.add(key)
      else after.delete(key)
      return after
    })
  }, [])
  const chooseAll = useCallback((now: boolean) => setChosen(new Set(now ? place.split('\n') : [])), [place])
  return { keys, set, choose, chooseAll }
}
