import { Wait } from '../../ui/empty.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useBoardText } from './use-board-text.ts'

/** The page's shape before its first answer. */
export const BoardSkeleton = () => {
  const text = useBoardText()
  return (
    <Stack data-testid="skeleton" aria-busy="true">
      <span className="unseen" role="status">
        {text('screen.dataBoard')}
      </span>
      <Wait height={190} />
      <Wait height={330} />
    </Stack>
  )
}
