let start: () => void = () => {}

/** The app says how to fetch what most probably comes next; a page says when there is time for it. */
export const setLikelyNext = (fetchIt: () => void): void => {
  start = fetchIt
}
export const fetchLikelyNext = (): void => start()
