import { useDashboardText } from '../../board/use-dashboard-text.ts'

const kpis = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The page's shape before its first answer. */
export const DashboardSkeleton = () => {
  const text = useDashboardText()
  return (
    <div data-testid="skeleton" aria-busy="true">
      <span className="unseen" role="status">
        {text('screen.console')}
      </span>
      <div className="dash-top">
        <div className="hero skeleton" />
        <div className="kpis">
          {kpis.map((id) => (
            <div key={id} className="kpi skeleton" />
          ))}
        </div>
      </div>
      <div className="dash-mid">
        <div className="panel skeleton skeleton-tall" />
        <div className="panel skeleton skeleton-tall" />
      </div>
    </div>
  )
}
