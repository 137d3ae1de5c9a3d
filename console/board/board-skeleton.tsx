import { Wait } from '../ui/empty.tsx'
import { Stack } from '../ui/layout.tsx'

/** The shape of a dashboard before its first answer: `head` pixels of figures, and a chart. */
export const BoardSkeleton = ({ title, head }: { readonly title: string; readonly head: number }) => (
  <Stack data-testid="skeleton" aria-busy="true">
    <span className="unseen" role="status">
      {title}
    </span>
    <Wait height={head} />
    <Wait height={330} />
  </Stack>
)
