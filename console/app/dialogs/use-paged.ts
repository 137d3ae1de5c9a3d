import { useState } from 'react'
import { useChange } from '../../state/use-change.ts'
import { useRested } from '../../state/use-rested.ts'

/** Page, rows a page and search words of a list in a dialog; another size or search begins at page 1. */
export const usePaged = () => {
  const [typed, setTyped] = useState('')
  const keyword = useRested(typed.trim())
  const [{ limit, of, ...at }, setPage] = useState({ limit: 20, page: 1, of: '' })
  // Asked at once: a page of another search is none of this one's.
  const page = of === keyword ? at.page : 1
  useChange(keyword, () => setPage({ limit, page: 1, of: keyword }))
  // Another page begins at its top.
  useChange(page, () => document.querySelector('dialog[open] .dialog-body')?.scrollTo(0, 0))
  return {
    input: { page, limit, keyword },
    typed,
    setTyped,
    pager: {
      page,
      limit,
      onPage: (next: number) => setPage({ limit, page: next, of: keyword }),
      onLimit: (next: number) => setPage({ limit: next, page: 1, of: keyword }),
    },
  }
}
