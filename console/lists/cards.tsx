import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { reachable } from '../ui/reachable.ts'
import { renewal } from '../ui/renewal.ts'
import type { ListAnswer, Row } from './any-list.ts'
import type { Choice } from './bulk/bulk.ts'
import { Tick } from './bulk/tick.tsx'
import './cards.css'
import { useListWorld } from './list-world.ts'
import { rowName } from './row-name.ts'
import { writeState } from './url-state.ts'
import { useOpenInSight } from './use-open-in-sight.ts'

/** What the link of a card takes, so that it opens the row's drawer. */
export interface CardLink {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

export type Card = (row: Row, link: CardLink) => ReactNode

interface Props {
  readonly answer: ListAnswer | undefined
  readonly card: Card
  readonly choice: Choice | undefined
}

const bones = Array.from({ length: 12 }, (_, index) => index)

/** The rows of the page as cards, with the same page, order, filters and drawer as the table. */
export const Cards = ({ answer, card, choice }: Props) => {
  const { list, state, text, go, replace, old } = useListWorld()
  const query = writeState(list, { ...state, open: '' })
  const [scroll, setScroll] = useState<HTMLUListElement | null>(null)
  useLayoutEffect(() => {
    if (query !== undefined) scroll?.scrollTo({ top: 0 })
  }, [scroll, query])
  useOpenInSight(scroll, state.open, answer?.list.some((row) => String(row[list.rowKey]) === state.open) ?? false)
  if (!answer) {
    return (
      <ul className="list-cards" aria-hidden="true" data-testid="list-skeleton">
        {bones.map((bone) => (
          <li key={bone}>
            <span className="lt-bone" />
          </li>
        ))}
      </ul>
    )
  }
  const linkOf = (key: string): CardLink => ({
    href: `?${query}${query ? '&' : ''}open=${encodeURIComponent(key)}`,
    onClick: (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (state.open) replace({ open: key })
      else go({ open: key })
    },
  })
  return (
    <ul
      ref={setScroll}
      className="list-cards"
      aria-label={text.word(`screen.${list.screen}`)}
      data-testid="list-cards"
      {...reachable}
      {...renewal(old)}
    >
      {answer.list.map((row) => {
        const key = String(row[list.rowKey])
        const chosen = choice?.set.has(key)
        return (
          <li
            key={key}
            data-key={key}
            {...(key === state.open ? { 'data-open': '' } : {})}
            {...(chosen ? { 'data-chosen': '' } : {})}
          >
            {choice ? (
              <Tick label={rowName(list, row)} chosen={chosen ?? false} onChoose={(now) => choice.choose(key, now)} />
            ) : null}
            {card(row, linkOf(key))}
          </li>
        )
      })}
    </ul>
  )
}
