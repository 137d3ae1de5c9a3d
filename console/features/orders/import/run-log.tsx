import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { importsApi } from '../../../../shared/areas/imports/api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { Section } from '../../../ui/section.tsx'
import { useImportText } from './use-import-text.ts'

interface Props {
  readonly log: CallData<typeof importsApi.run>['log']
  readonly zone: string
}

/** Who did what with an import, and when. */
export const RunLog = ({ log, zone }: Props) => {
  const text = useImportText()
  if (log.length === 0) return null
  return (
    <Section within title={text('run.log')} data-testid="import-log">
      <ol className="import-list">
        {log.map(({ time, by, action, note }) => (
          <li key={`${time} ${action} ${note}`}>
            <b>{text.word(`run.action.${action}`, action)}</b> {note}
            {/* How it ended nobody did. */}
            <small>
              {by ? text('import.by', { name: by, time: dateTimeText(time, zone) }) : dateTimeText(time, zone)}
            </small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
