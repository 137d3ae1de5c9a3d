import type { ReactElement } from 'react'
import './chip.css'

/** A country as its two letters; a dash where it is unknown. */
export const RegionChip = ({ region }: { region: string }): ReactElement => (
  <span className="chip digits">{region === 'ZZ' || region === '' ? '–' : region.slice(0, 2)}</span>
)
