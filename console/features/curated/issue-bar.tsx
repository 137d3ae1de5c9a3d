import type { CallData } from '../../../shared/api/endpoint.ts'
import type { curatedApi } from '../../../shared/areas/curated/api.ts'
import { dateText } from '../../../shared/format/time.ts'
import { platformNowMs } from '../../http/platform-clock.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { companyText } from './company-text.ts'
import type { CuratedPlace } from './use-curated-address.ts'
import { useCuratedText } from './use-curated-text.ts'

export type Best = CallData<typeof curatedApi.best>

interface Props {
  readonly best: Best | undefined
  readonly go: (change: Partial<CuratedPlace>) => void
  readonly onEdit: () => void
}

/** Which week's issue stands here, and for the operator whose, and the way to change it. */
export const IssueBar = ({ best, go, onEdit }: Props) => {
  const text = useCuratedText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const now = platformNowMs() / 1000
  const isOut = ({ publish_time, end_time }: { publish_time: number; end_time: number | null }): boolean =>
    publish_time <= now && (end_time === null || end_time > now)
  const newest = best?.issues.find(isOut)?.issue
  const shown = best?.issues.find(({ issue }) => issue === best.issue)
  return (
    <PageHead title={text('screen.category')}>
      {best && best.issues.length > 0 ? (
        <Row as="label">
          <span>{text('curated.issue')}</span>
          <select
            className="select"
            value={best.issue}
            onChange={(event) => go({ issue: event.target.value, category: '', topic: '' })}
            data-testid="curated-issue"
          >
            {best.issues.map(({ issue, publish_time }) => (
              <option key={issue} value={issue}>
                {issue} · {dateText(publish_time, zone)}
                {issue === newest ? ` · ${text('curated.thisWeek')}` : ''}
              </option>
            ))}
          </select>
        </Row>
      ) : null}
      {best && shown && !isOut(shown) ? (
        <p className="note stale">
          <Mark tone="warn" />
          {text('curated.hidden')}
        </p>
      ) : null}
      {best?.editor ? (
        <>
          <Row as="label">
            <span>{text('word.company')}</span>
            <select
              className="select"
              value={best.company}
              onChange={(event) => go({ company: event.target.value, issue: '', category: '', topic: '' })}
            >
              {best.companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {companyText(text, { id, name })}
                </option>
              ))}
            </select>
          </Row>
          <button type="button" className="button primary" onClick={onEdit} data-testid="curated-edit">
            <Icon name="pencil" size={16} />
            {text('curated.edit')}
          </button>
        </>
      ) : null}
    </PageHead>
  )
}
