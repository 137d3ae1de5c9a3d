import { type ReactElement, useState } from 'react'
import './cover.css'

/** A clip's picture; without one, or where it cannot be fetched, a sign that it is a film. */
export const Cover = ({ address }: { address: string | null }): ReactElement => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="cover">
      {address !== null && address !== failed ? (
        <img src={address} alt="" decoding="async" onError={() => setFailed(address)} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.500v13l10.500-6.500z" />
        </svg>
      )}
    </span>
  )
}
