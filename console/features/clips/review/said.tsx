import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { ClipMark, clipsApi } from '../../../../shared/areas/clips/api.ts'
import { timeCode } from '../../../../shared/forms/time-code.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { Section } from '../../../ui/section.tsx'
import { useClipText } from '../use-clip-text.ts'

interface Props {
  readonly comments: CallData<typeof clipsApi.task>['comments']
  readonly version: number
  /** Absent: nothing is played beside them. */
  readonly onJump?: (ms: number | null, mark: ClipMark | null) => void
}

/** What was said of a version, by its moments; pressing one leads there. */
export const Said = ({ comments, version, onJump }: Props) => {
  const text = useClipText()
  const own = comments.filter(({ version_no }) => version_no === version)
  return (
    <Section within title={text('clip.comments')} data-testid="clip-said">
      {own.length === 0 ? <Note>{text('clip.noComments')}</Note> : null}
      <Facts min={400}>
        {own.map(({ id, at_ms, text: words, mark, by }) => (
          <Fact key={id} title={by}>
            {at_ms === null ? null : onJump ? (
              <button type="button" className="link-button" data-at={at_ms} onClick={() => onJump(at_ms, mark)}>
                {timeCode(at_ms)}
                {mark ? ` ${text('clip.marked')}` : ''}
              </button>
            ) : (
              timeCode(at_ms)
            )}{' '}
            {words}
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
