import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { menuTree } from '../../../shared/access/menu.ts'
import { followedBy, type GroupId, type ScreenId, screenAt, screenRow } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { MenuGroup } from './menu-group.tsx'
import { moveInMenu } from './menu-keys.ts'
import { MenuLink } from './menu-link.tsx'
import { useShellText } from './use-shell-text.ts'

interface Props {
  readonly record: UserRecord
  /** Icons alone; groups open beside the sidebar. */
  readonly slim?: boolean
  readonly onGo?: () => void
}

/** What the menu marks for the open page: a screen that is never in the menu shows where it belongs. */
const placeOf = (screen: ScreenId | undefined): ScreenId | undefined => screen && (followedBy(screen) ?? screen)

/** Scrolls a long menu to the open page; `scrollIntoView` would also move the place where Tab goes on from. */
const showCurrent = (nav: HTMLElement): void => {
  const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect()
  const { top, bottom } = nav.getBoundingClientRect()
  if (!entry?.height) return
  nav.scrollTop += Math.max(0, entry.bottom + 8 - bottom) - Math.max(0, top + 8 - entry.top)
}

/** The record's menu as real links: what it holds is the answer of the same rules as guard and API. One group is open at most. */
export const Menu = ({ record, slim = false, onGo }: Props) => {
  const text = useShellText()
  const screen = screenAt(useLocation().pathname)
  const current = placeOf(screen)
  const home = current && screenRow(current).group
  const [open, setOpen] = useState<GroupId | undefined>(slim ? undefined : home)
  const [opened, setOpened] = useState({ screen, slim })
  // Another page opens its own group; one outside all groups leaves the menu as it is. Folding closes, unfolding shows where one is.
  if (opened.screen !== screen || opened.slim !== slim) {
    setOpened({ screen, slim })
    if (slim) setOpen(undefined)
    else if (home) setOpen(home)
  }
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or group stands elsewhere in a long menu
  useEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [current, open])
  const link = (id: ScreenId) => (
    <li key={id}>
      <MenuLink id={id} record={record} current={current} exact={screen === current} onGo={onGo} />
    </li>
  )
  return (
    <nav ref={nav} className="menu" data-testid="menu" aria-label={text('app.menu')} onKeyDown={moveInMenu}>
      <ul>
        {menuTree(record).map((entry) =>
          entry.kind === 'screen' ? (
            link(entry.screen)
          ) : (
            <MenuGroup
              key={entry.group}
              group={entry.group}
              open={open === entry.group}
              flyout={slim}
              within={home === entry.group}
              onOpen={(wanted) =>
                setOpen((before) => (wanted ? entry.group : before === entry.group ? undefined : before))
              }
            >
              {entry.screens.map(link)}
            </MenuGroup>
          ),
        )}
      </ul>
    </nav>
  )
}
