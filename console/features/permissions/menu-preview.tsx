import { useState } from 'react'
import type { Preview, PreviewEntry } from '../../../shared/access/preview.ts'
import { groups, groupTitle } from '../../../shared/access/screens.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { Empty } from '../../ui/empty.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { EntryRow } from './entry-row.tsx'
import { GroupRows } from './group-rows.tsx'
import { Summary } from './summary.tsx'
import { usePermissionsText } from './use-permissions-text.ts'

const filters = ['all', 'visible', 'hidden'] as const
type Filter = (typeof filters)[number]

interface Props {
  readonly preview: Preview
  readonly record: UserRecord
  readonly stale: boolean
}

/** The whole menu: what the record gets as it gets it, everything else pale in its place with the rules that take it away. */
export const MenuPreview = ({ preview, record, stale }: Props) => {
  const { text } = usePermissionsText()
  const [filter, setFilter] = useState<Filter>('all')
  const { entries, menu, offMenu } = preview
  const shows = ({ shown }: PreviewEntry): boolean => filter === 'all' || shown === (filter === 'visible')
  const visible = entries.filter(({ shown }) => shown).length
  const counts: Readonly<Record<Filter, number>> = {
    all: entries.length,
    visible,
    hidden: entries.length - visible,
  }
  const row = (entry: PreviewEntry) => <EntryRow key={entry.screen} entry={entry} record={record} />
  const outside = offMenu.filter(shows)
  return (
    <Section
      title={text('perm.menu')}
      tools={
        <Segmented
          label={text('perm.filter')}
          options={filters.map((value) => ({ value, label: text(`perm.${value}`, { n: counts[value] }) }))}
          value={filter}
          onValue={setFilter}
        />
      }
      data-stale={stale}
      data-testid="preview"
    >
      <Summary preview={preview} record={record} />
      {entries.some(shows) ? (
        <ul className="preview-menu">
          {menu.map((item) => {
            if (item.kind === 'screen') return shows(item.entry) ? row(item.entry) : null
            const shown = item.entries.filter(shows)
            if (shown.length === 0) return null
            const title = groupTitle(item.group)
            const { icon } = groups[item.group]
            return (
              <GroupRows key={item.group} title={text(title)} icon={icon} entries={item.entries}>
                {shown.map(row)}
              </GroupRows>
            )
          })}
          {outside.length > 0 ? (
            <GroupRows title={text('perm.offMenu')} icon="key" entries={offMenu}>
              {outside.map(row)}
            </GroupRows>
          ) : null}
        </ul>
      ) : (
        <Empty>{text(filter === 'visible' ? 'perm.noneVisible' : 'perm.noneHidden')}</Empty>
      )}
    </Section>
  )
}
