import { type ReactElement, useState } from 'react'
import './cover.css'

/** What stands where there is no picture: a film, a parcel. */
const signs = {
  film: 'M8 5.500v13l10.500-6.500z',
  box: 'M4 4h16v4H4zM5 9h14v11H5z',
} as const

interface Props {
  readonly address: string | null
  readonly sign?: keyof typeof signs
}

/** The picture of a clip or a product; without one, or where it cannot be fetched, a sign of what it is. */
export const Cover = ({ address, sign = 'film' }: Props): ReactElement => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="cover">
      {address !== null && address !== failed ? (
        <img src={address} alt="" decoding="async" onError={() => setFailed(address)} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[sign]} />
        </svg>
      )}
    </span>
  )
}
