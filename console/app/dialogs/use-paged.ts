import { useEffect, useState } from 'react'

const typingMs = 300

/** Page, rows a page and search words of a list in a dialog; another size or search begins at page 1. */
export const usePaged = () => {
  const [{ page, limit, keyword }, setInput] = useState({ page: 1, limit: 20, keyword: '' })
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const wanted = typed.trim()
    const timer = setTimeout(() => {
      setInput((input) => (input.keyword === wanted ? input : { ...input, keyword: wanted, page: 1 }))
    }, typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  // Another page begins at its top.
  useEffect(() => {
    if (page > 0) document.querySelector('dialog[open] .dialog-body')?.scrollTo(0, 0)
  }, [page])
  return {
    input: { page, limit, keyword },
    typed,
    setTyped,
    pager: {
      page,
      limit,
      onPage: (next: number) => setInput((input) => ({ ...input, page: next })),
      onLimit: (next: number) => setInput((input) => ({ ...input, limit: next, page: 1 })),
    },
  }
}
