import { Link } from 'react-router-dom'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useSession } from '../../state/session.ts'
import { Row } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { markets } from './markets.ts'
import type { Marks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

const tabs = [...markets.map(({ tab }) => tab), 'watch', 'collect']

/** The tabs of the radar, and how many look-ups are left today. */
export const SpyHead = ({ tab, marks }: { tab: string; marks: Marks }) => {
  const text = useSpyText()
  const zone = useSession((state) => state.record?.zone) ?? ''
  const { quota } = marks
  return (
    <Row className="spy-head">
      <Tabs className="spy-tabs" aria-label={text('spy.tabs')}>
        {tabs.map((name) => (
          <Link key={name} to={`?tab=${name}`} aria-current={name === tab ? 'page' : undefined} data-tab={name}>
            {text.word(`spy.tab.${name}`)}
          </Link>
        ))}
      </Tabs>
      {quota ? (
        <span
          className={quota.used >= quota.limit ? 'note stale' : 'note'}
          title={text('spy.quotaNote', { time: dateTimeText(quota.renew_time, zone) })}
          data-testid="spy-quota"
        >
          {text('spy.quota', { left: Math.max(0, quota.limit - quota.used), limit: quota.limit })}
        </span>
      ) : null}
    </Row>
  )
}
