import { isWatchable, type SpyKind } from '../../../shared/areas/spy/api.ts'
import { spyCollectWorkflow, spyWatchWorkflow } from '../../../shared/areas/spy/workflow.ts'
import { MarkButton } from '../../workflows/mark-button.tsx'
import type { Marks } from './use-marks.ts'

interface Props {
  readonly marks: Marks
  readonly kind: SpyKind
  readonly id: string
  /** With words, for the head of a drawer. */
  readonly wide?: true
}

/** The star and, of what has snapshots, the bell. */
export const MarkButtons = ({ marks, kind, id, wide }: Props) => {
  const look = wide
    ? ({ className: 'button filled', words: true } as const)
    : ({ className: 'icon-button filled' } as const)
  return (
    <>
      <MarkButton workflow={spyCollectWorkflow} row={marks.rowOf('favorites', kind, id)} icon="star" {...look} />
      {isWatchable(kind) ? (
        <MarkButton workflow={spyWatchWorkflow} row={marks.rowOf('watches', kind, id)} icon="bell" {...look} />
      ) : null}
    </>
  )
}
