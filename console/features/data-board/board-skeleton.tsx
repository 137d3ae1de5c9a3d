import { useBoardText } from './use-board-text.ts'

const cards = Array.from({ length: 14 }, (_, n) => `card-${n}`)

/** The page's shape before its first answer. */
export const BoardSkeleton = () => {
  const text = useBoardText()
  return (
    <div className="board-body" data-testid="skeleton" aria-busy="true">
      <span className="unseen" role="status">
        {text('screen.dataBoard')}
      </span>
      <div className="kpis board-kpis">
        {cards.map((id) => (
          <div key={id} className="kpi skeleton" />
        ))}
      </div>
      <div className="panel skeleton skeleton-tall" />
    </div>
  )
}
