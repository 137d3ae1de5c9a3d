import { useSearchParams } from 'react-router-dom'

const NAME = 'import'
/** The dialog itself. The run of that number has a nought before it. */
const HOME = '1'

const runOf = (said: string): string => (said === HOME || !/^\d{1,19}$/.test(said) ? '' : said.replace(/^0/, ''))

/** What of the imports the address shows, and the ways to it. */
export const useImportAddress = () => {
  const [params, setParams] = useSearchParams()
  const said = params.get(NAME)
  /** @param run empty: the dialog itself; undefined: none of it */
  const searchOf = (run: string | undefined): string => {
    const next = new URLSearchParams(params)
    if (run === undefined) next.delete(NAME)
    else next.set(NAME, run === '' ? HOME : run === HOME ? `0${run}` : run)
    // An address that says nothing is the default view's.
    return next.toString() || 'page=1'
  }
  return {
    /** A run, empty for the dialog itself, undefined for none of it. */
    shown: said === null ? undefined : runOf(said),
    linkTo: (run: string): string => `?${searchOf(run)}`,
    go: (run: string | undefined): void => setParams(searchOf(run), { replace: run === undefined }),
  }
}
export type ImportAddress = ReturnType<typeof useImportAddress>
