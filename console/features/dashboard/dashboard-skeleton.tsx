import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { Wait } from '../../ui/empty.tsx'
import { Stack } from '../../ui/layout.tsx'

/** The page's shape before its first answer. */
export const DashboardSkeleton = () => {
  const text = useDashboardText()
  return (
    <Stack data-testid="skeleton" aria-busy="true">
      <span className="unseen" role="status">
        {text('screen.console')}
      </span>
      <Wait height={212} />
      <Wait height={330} />
    </Stack>
  )
}
