import { useState } from 'react'
import { type Choice, listPartsApi, MOST_PASTED } from '../../../shared/api/list-parts.ts'
import type { NamedFilter } from '../../../shared/lists/filter.ts'
import { call } from '../../http/client.ts'
import { CallError } from '../../http/errors.ts'
import { useFilterWorld } from '../list-world.ts'

const namedMost = 8

/** The texts of a pasted list, one a line or apart by commas, semicolons or tabs; undefined for a single one. */
export const pastedTexts = (pasted: string): readonly string[] | undefined => {
  const texts = pasted.split(/[\n\r\t,;，；、]+/).map((one) => one.trim())
  const known = [...new Set(texts.filter((one) => one !== '' && one.length <= 100))]
  return known.length > 1 ? known.slice(0, MOST_PASTED) : undefined
}

/** Takes a pasted list of ids or handles: what it names is added, what it does not is told. */
export const usePasted = (filter: NamedFilter, add: (choices: readonly Choice[]) => void) => {
  const { list, text } = useFilterWorld()
  const [told, setTold] = useState('')
  const some = (texts: readonly string[]): string =>
    texts.length > namedMost ? `${texts.slice(0, namedMost).join(', ')} …` : texts.join(', ')
  const match = async (texts: readonly string[]): Promise<void> => {
    setTold(text('pick.matching', { n: texts.length }))
    try {
      const { matches } = await call(
        listPartsApi.match,
        { list: list.id, filter, texts: [...texts] },
        { tell: 'never' },
      )
      const found = matches.flatMap((one) => (one.found.length === 1 ? one.found : []))
      const none = matches.filter((one) => one.found.length === 0).map((one) => one.text)
      const several = matches.filter((one) => one.found.length > 1).map((one) => one.text)
      add(found)
      setTold(
        [
          text('pick.added', { n: found.length }),
          ...(none.length > 0 ? [text('pick.none', { n: none.length, texts: some(none) })] : []),
          ...(several.length > 0 ? [text('pick.several', { n: several.length, texts: some(several) })] : []),
        ].join(' '),
      )
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setTold(error.message)
    }
  }
  /** Whether it was a list. */
  const paste = (pasted: string): boolean => {
    const texts = pastedTexts(pasted)
    if (texts) void match(texts)
    return texts !== undefined
  }
  return { told, paste }
}
