import { useState } from 'react'
import type { UserRecord } from '../../../shared/record/record.ts'

interface Props {
  readonly record: UserRecord
  readonly name: string
  /** Pixels. */
  readonly size: 26 | 44
}

/** The account's picture, or the first letter of its name while there is none or it cannot be fetched. */
export const Face = ({ record: { avatar }, name, size }: Props) => {
  const [failed, setFailed] = useState('')
  const shown = avatar !== '' && avatar !== failed
  return (
    <span className="face" aria-hidden="true" data-size={size} data-initial={[...name][0]?.toUpperCase()}>
      {shown ? <img src={avatar} alt="" width={size} height={size} onError={() => setFailed(avatar)} /> : null}
    </span>
  )
}
