import { Link } from 'react-router-dom'
import { decideAccess } from '../../../shared/access/decide.ts'
import { screenRow } from '../../../shared/access/screens.ts'
import type { ClipBrief } from '../../../shared/areas/clips/api.ts'
import { moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { useSession } from '../../state/session.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/section.tsx'
import { Left } from './left.tsx'
import { useClipText } from './use-clip-text.ts'

const texts = ['selling_points', 'script', 'must', 'forbid', 'refs'] as const

/** What a demand asks for, as cutters read it. */
export const Brief = ({ brief }: { brief: ClipBrief }) => {
  const text = useClipText()
  const { clock } = useListWorld()
  const record = useSession((state) => state.record)
  const analyses = record !== null && decideAccess(record).allows('goodsAnalyse')
  const { min_s, max_s, product_id, product_title, deadline_time, fee, currency, account } = brief
  const name = product_title || product_id
  return (
    <Section within title={text('clip.brief')} data-testid="clip-brief">
      <Facts>
        <Fact title={text('column.product_title')}>
          {analyses ? (
            <Link to={`${screenRow('goodsAnalyse').path}?${new URLSearchParams({ product_id })}`}>{name}</Link>
          ) : (
            name
          )}
        </Fact>
        {account ? <Fact title={text('column.account')}>{account}</Fact> : null}
        <Fact title={text('clip.ratio')}>{text.word(`clipRatio.${brief.ratio}`)}</Fact>
        <Fact title={text('clip.length')}>{text('clip.seconds', { min: min_s, max: max_s })}</Fact>
        <Fact title={text('column.approved_count')}>{`${brief.approved_count} / ${brief.required_count}`}</Fact>
        <Fact title={text('column.deadline_time')}>
          {dateTimeText(deadline_time, clock.zone)} <Left time={deadline_time} />
        </Fact>
        <Fact title={text('column.fee')}>{moneyText(fee, currency)}</Fact>
      </Facts>
      <Facts min={400}>
        {texts.map((name) =>
          brief[name] ? (
            <Fact key={name} title={text(`clip.${name}`)}>
              {brief[name]}
            </Fact>
          ) : null,
        )}
      </Facts>
    </Section>
  )
}
