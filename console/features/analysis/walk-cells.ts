import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const linkIn = (cell: Element | undefined): HTMLElement | null | undefined => cell?.querySelector<HTMLElement>('a')

/** Arrow keys go from the link of a cell to the next one in their direction. */
export const walkCells = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key]
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const cell = link?.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const line = step[1] === 0 ? [...row.cells] : [...event.currentTarget.rows].map(({ cells }) => cells[cell.cellIndex])
  const ahead = step[0] + step[1] > 0 ? line.slice(line.indexOf(cell) + 1) : line.slice(0, line.indexOf(cell)).reverse()
  const next = ahead.find(linkIn)
  linkIn(next)?.focus()
}
