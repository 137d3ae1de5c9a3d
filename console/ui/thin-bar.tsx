/** At the top of the window while something is asked behind figures that stand. */
export const ThinBar = ({ shown }: { shown: boolean }) =>
  shown ? <span className="thin-bar" aria-hidden="true" data-testid="reloading" /> : null
