import { useEffect } from 'react'
import type { AnyList, ListAnswer } from './any-list.ts'

interface Props {
  readonly list: AnyList
  readonly answer: ListAnswer | undefined
  /** Takes the keys with commas between. */
  readonly tell: (keys: string) => void
}

/** Tells whoever stands around a list which rows are on the page, so that what belongs to them can be asked for. */
export const OnPage = ({ list, answer, tell }: Props) => {
  const keys = answer?.list.map((row) => String(row[list.rowKey])).join(',') ?? ''
  useEffect(() => tell(keys), [keys, tell])
  return null
}
