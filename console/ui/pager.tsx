import { useState } from 'react'
import { pageSizes } from '../../shared/api/list.ts'
import { countText } from '../../shared/format/number.ts'
import { pagerTexts } from '../../shared/i18n/pager.ts'
import { textsHook } from '../i18n/texts-hook.ts'
import { Icon } from './icon.tsx'
import { pageButtons, pagesOf, pageTyped } from './page-buttons.ts'
import './pager.css'
import { useNarrow } from './use-narrow.ts'

const usePagerText = textsHook(pagerTexts)

interface Props {
  /** Rows of the whole list. */
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly limit: number
  /** Rows a page, to choose from. */
  readonly sizes?: readonly number[]
  readonly onPage: (page: number) => void
  /** Another number of rows a page; the caller goes to page 1. */
  readonly onLimit: (limit: number) => void
}

const Jumper = ({ pages, label, jumpTo, unit, onPage }: JumperProps) => {
  const [typed, setTyped] = useState('')
  const go = (): void => {
    const page = pageTyped(typed, pages)
    setTyped('')
    if (page !== undefined) onPage(page)
  }
  return (
    <label className="pager-jump">
      {label}
      <input
        inputMode="numeric"
        aria-label={jumpTo}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      {unit}
    </label>
  )
}

interface JumperProps {
  readonly pages: number
  readonly label: string
  readonly jumpTo: string
  readonly unit: string
  readonly onPage: (page: number) => void
}

/** Spec section 9: total, sizes, previous, seven page buttons (five when narrow), next, jumper. */
export const Pager = ({ total, page, limit, sizes = pageSizes, onPage, onLimit }: Props) => {
  const text = usePagerText()
  const narrow = useNarrow()
  const pages = pagesOf(total, limit)
  const current = Math.min(page, pages)
  const step = (name: 'pager.prev' | 'pager.next', to: number) => (
    <button
      type="button"
      className="pager-button"
      aria-label={text(name)}
      title={text(name)}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      <Icon name={name === 'pager.prev' ? 'left' : 'right'} size={16} />
    </button>
  )
  return (
    <nav className="pager" aria-label={text('pager.label')} data-testid="pager">
      <span className="pager-total">{text('pager.total', { n: countText(total) })}</span>
      <select
        className="select"
        aria-label={text('pager.size')}
        value={limit}
        onChange={(event) => onLimit(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {text('pager.perPage', { n: size })}
          </option>
        ))}
      </select>
      <span className="pager-pages">
        {step('pager.prev', current - 1)}
        {pageButtons(current, pages, narrow ? 5 : 7).map((button) =>
          button.kind === 'page' ? (
            <button
              key={button.page}
              type="button"
              className="pager-button"
              aria-label={text('pager.page', { n: button.page })}
              aria-current={button.page === current ? 'page' : undefined}
              onClick={() => onPage(button.page)}
            >
              {button.page}
            </button>
          ) : (
            <button
              key={button.kind}
              type="button"
              className="pager-button pager-gap"
              aria-label={text(`pager.${button.kind}`, { n: Math.abs(button.page - current) })}
              title={text(`pager.${button.kind}`, { n: Math.abs(button.page - current) })}
              onClick={() => onPage(button.page)}
            >
              …
            </button>
          ),
        )}
        {step('pager.next', current + 1)}
      </span>
      {pages > 1 ? (
        <Jumper
          pages={pages}
          label={text('pager.jump')}
          jumpTo={text('pager.jumpTo')}
          unit={text('pager.jumpUnit')}
          onPage={onPage}
        />
      ) : null}
    </nav>
  )
}
