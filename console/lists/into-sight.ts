/**
 * Scrolls as far as it takes to see a whole row, and once more when the rows beside it are drawn and measured, unless the
 * keyboard or the drawer has left it by then.
 */
export const intoSight = (row: Element): void => {
  const scroll = (): void => row.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  scroll()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (row.matches(':focus-within, [data-open]')) scroll()
    }),
  )
}
