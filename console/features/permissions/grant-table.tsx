import { menuOf } from '../../../shared/access/menu.ts'
import { grantedScreens } from '../../../shared/access/rights.ts'
import { groupTitle, screenRow, titleOf } from '../../../shared/access/screens.ts'
import type { GroupRights } from '../../../shared/record/rights.ts'
import { useSession } from '../../state/session.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { type Grant, type GrantRight, hasGrant, withGrant } from './grants.ts'
import { useGroupText } from './use-group-text.ts'

const rights: readonly GrantRight[] = ['see', 'act', 'export']
const HEIGHT = 360

interface Props {
  readonly grants: readonly Grant[]
  /** Absent: they are shown, not changed. */
  readonly onGrants?: (grants: readonly Grant[]) => void
}

/** The menu with what a group gives of each page. */
export const GrantTable = ({ grants, onGrants }: Props) => {
  const text = useGroupText()
  const record = useSession((state) => state.record)
  return (
    <Section within title={text('group.tree')}>
      <Table label={text('group.tree')} testId="group-tree" height={HEIGHT} pinned>
        <thead>
          <tr>
            <th scope="col">{text('group.page')}</th>
            {rights.map((right) => (
              <th key={right} scope="col">
                {text(`group.${right}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {onGrants ? (
            <tr>
              <th scope="row">{text('word.all')}</th>
              {rights.map((right) => (
                <td key={right}>
                  <input
                    type="checkbox"
                    aria-label={`${text('word.all')} ${text(`group.${right}`)}`}
                    checked={grantedScreens.every((screen) => hasGrant(grants, screen, right))}
                    onChange={(event) => onGrants(withGrant(grants, grantedScreens, right, event.target.checked))}
                  />
                </td>
              ))}
            </tr>
          ) : null}
          {grantedScreens.map((screen) => {
            const { group } = screenRow(screen)
            const name = text.word(titleOf(screen, record))
            return (
              <tr key={screen} data-screen={screen}>
                <th scope="row">{group ? `${text.word(groupTitle(group))} › ${name}` : name}</th>
                {rights.map((right) => (
                  <td key={right}>
                    <input
                      type="checkbox"
                      aria-label={`${name} ${text(`group.${right}`)}`}
                      data-right={right}
                      checked={hasGrant(grants, screen, right)}
                      disabled={!onGrants}
                      onChange={(event) => onGrants?.(withGrant(grants, [screen], right, event.target.checked))}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Section>
  )
}

interface MenuProps {
  readonly grants: readonly Grant[]
  readonly money: boolean
}

/** The menu that a member with the viewer's own flags gets of a group. */
export const GroupMenu = ({ grants, money }: MenuProps) => {
  const text = useGroupText()
  const record = useSession((state) => state.record)
  if (!record) return null
  const rights: GroupRights = { id: '', name: '', money: money ? 1 : 0, mobile: 1, screens: [...grants] }
  const menu = menuOf({ ...record, rights })
  return (
    <Section within title={text('group.menu', { n: menu.length })}>
      <Note>
        <span data-testid="group-menu">
          {menu.length === 0
            ? text('group.noMenu')
            : menu.map((screen) => text.word(titleOf(screen, record))).join(' · ')}
        </span>
      </Note>
    </Section>
  )
}
