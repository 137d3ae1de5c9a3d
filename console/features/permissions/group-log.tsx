import { screenIds, titleKey } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { groupsApi } from '../../../shared/areas/permissions/groups-api.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { Section } from '../../ui/section.tsx'
import { Table } from '../../ui/table.tsx'
import { useGroupText } from './use-group-text.ts'

type Log = CallData<typeof groupsApi.group>['log']
type Values = Log[number]['before']

/** What is given on each screen, as the log says it. */
const givenIn = ({ screens }: Values): ReadonlyMap<string, string> =>
  new Map(
    String(screens ?? '')
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [screen = '', rights = ''] = one.split(':')
        return [screen, rights]
      }),
  )

const changedScreens = (before: Values, after: Values): readonly string[] => {
  const [was, is] = [givenIn(before), givenIn(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((screen) => was.get(screen) !== is.get(screen))
}

const plain = ['name', 'data_scope', 'see_money', 'see_mobile'] as const

/** Who changed what of a group, newest first. */
export const GroupLog = ({ log }: { readonly log: Log }) => {
  const text = useGroupText()
  const { clock } = useListWorld()
  const valueText = (field: (typeof plain)[number], value: unknown): string => {
    if (field === 'data_scope') return text.word(`dataScope.${String(value)}`)
    return field === 'name' ? String(value) : value === true ? '✓' : '✗'
  }
  const changes = ({ transition, before, after }: Log[number]): string => {
    if (transition !== 'edit') return ''
    const fields = plain
      .filter((field) => before[field] !== after[field])
      .map(
        (field) =>
          `${text(`group.log.${field}`)} ${valueText(field, before[field])} → ${valueText(field, after[field])}`,
      )
    const screens = changedScreens(before, after).map((id) => {
      const screen = screenIds.find((one) => one === id)
      return screen ? text.word(titleKey(screen)) : id
    })
    return [...fields, ...screens].join(' · ')
  }
  return (
    <Section within title={text('group.log')}>
      <Table label={text('group.log')} testId="group-log">
        <tbody>
          {log.map((entry) => (
            <tr key={`${entry.time} ${entry.transition} ${JSON.stringify(entry.after)}`}>
              <td>{dateTimeText(entry.time, clock.zone)}</td>
              <td>
                {entry.by} {text.word(`group.log.${entry.transition}`)}
              </td>
              <td>{changes(entry)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
