import { clipsApi } from '../../../shared/areas/clips/api.ts'
import { countText, moneyText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { useListWorld } from '../../lists/list-world.ts'
import { FigureCard, FigureNote, Figures } from '../../ui/figures.tsx'
import { nothing } from '../../ui/nothing.ts'
import { Section } from '../../ui/section.tsx'
import { Left } from './left.tsx'
import { useClipText } from './use-clip-text.ts'

/** A cutter's own day; of nobody else. */
export const Today = () => {
  const text = useClipText()
  const { clock } = useListWorld()
  const { data } = useEndpoint(clipsApi.today, {}, { tell: 'never' })
  if (!data?.cuts) return null
  const { to_do, to_revise, in_review, approved_today, due_month, next_deadline, free, currency } = data
  const counts = { toDo: to_do, toRevise: to_revise, inReview: in_review, approvedToday: approved_today } as const
  return (
    <Section within title={text('clip.today')} note={free > 0 ? text('clip.free', { n: free }) : text('clip.full')}>
      <Figures min={140} most={6} data-testid="clip-today">
        {(['toDo', 'toRevise', 'inReview', 'approvedToday'] as const).map((name) => (
          <FigureCard key={name} name={name} title={text(`clip.${name}`)} value={countText(counts[name])}>
            <FigureNote>{text(`clip.${name}.hint`)}</FigureNote>
          </FigureCard>
        ))}
        <FigureCard name="dueMonth" money title={text('clip.dueMonth')} value={moneyText(due_month, currency)}>
          <FigureNote>{text('clip.dueMonth.hint')}</FigureNote>
        </FigureCard>
        <FigureCard
          name="nextDeadline"
          title={text('clip.nextDeadline')}
          value={next_deadline === null ? nothing : dateTimeText(next_deadline, clock.zone)}
        >
          {next_deadline === null ? null : (
            <FigureNote>
              <Left time={next_deadline} />
            </FigureNote>
          )}
        </FigureCard>
      </Figures>
    </Section>
  )
}
