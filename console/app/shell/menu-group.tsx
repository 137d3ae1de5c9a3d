import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type GroupId, groups, groupTitle } from '../../../shared/access/screens.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShellText } from './use-shell-text.ts'

interface Props {
  readonly group: GroupId
  readonly open: boolean
  /** Beside the sidebar instead of below the button. */
  readonly flyout: boolean
  /** The open page is one of this group. */
  readonly within: boolean
  readonly onOpen: (open: boolean) => void
  readonly children: ReactNode
}

/** Long enough to move the pointer from the sidebar onto the flyout. */
const graceMs = 200

/** In the top layer beside its button, so that the scrolling menu does not cut it off, and inside the window. */
const place = (list: HTMLElement, button: HTMLElement): void => {
  if (!list.matches(':popover-open')) list.showPopover()
  const { top, right } = button.getBoundingClientRect()
  const lowest = window.innerHeight - list.offsetHeight - 8
  list.style.left = `${right + 6}px`
  list.style.top = `${Math.max(8, Math.min(top, lowest))}px`
}

/** A group of the menu: a button, and its screens below it or, while the sidebar is slim, in a flyout. */
export const MenuGroup = ({ group, open, flyout, within, onOpen, children }: Props) => {
  const text = useShellText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const title = groupTitle(group)
  const { icon } = groups[group]
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!flyout || !list.current || !button.current) return
    if (open) place(list.current, button.current)
    else if (list.current.matches(':popover-open')) list.current.hidePopover()
  }, [flyout, open])

  const show = (): void => {
    clearTimeout(timer.current)
    onOpen(true)
  }
  const hideSoon = (): void => {
    timer.current = setTimeout(() => list.current?.contains(document.activeElement) || onOpen(false), graceMs)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    button.current?.focus()
    onOpen(false)
  }
  const beside = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && hideSoon(),
    onFocus: show,
    onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || onOpen(false),
    onKeyDown,
  }
  return (
    <li className="menu-group" data-group={group} {...(flyout ? beside : {})}>
      <button
        ref={button}
        type="button"
        className="menu-entry"
        aria-expanded={open}
        aria-controls={id}
        data-within={within}
        onClick={() => onOpen(flyout || !open)}
      >
        <Icon name={icon} />
        <span className="menu-name">{text(title)}</span>
        {flyout ? null : <Icon name="down" size={14} />}
      </button>
      <ul
        key={flyout ? 'beside' : 'below'}
        ref={list}
        id={id}
        aria-label={text(title)}
        {...(flyout ? { popover: 'manual', className: 'menu-flyout' } : { hidden: !open })}
      >
        {flyout ? (
          <li className="menu-flyout-title" aria-hidden="true">
            {text(title)}
          </li>
        ) : null}
        {children}
      </ul>
    </li>
  )
}
