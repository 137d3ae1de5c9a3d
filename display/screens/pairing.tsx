import encodeQR from 'qr'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { PageScreen } from '../../shared/live/screens.ts'
import { isWallToken } from '../../shared/record/wall-token.ts'
import { type Grant, startPairing } from '../live/pairing.ts'
import { openedScreen } from '../settings/opened.ts'
import { type PairingKey, usePairingTexts } from '../settings/pairing-texts.ts'
import { goTo, type WallScreen } from '../settings/paths.ts'
import { readItem, writeItem } from '../settings/stored-items.ts'
import { keepAwake } from '../stage/awake.ts'
import { loginAddress, useSignIns } from './sign-in.ts'
import './pairing.css'

const screens: Readonly<Record<WallScreen, PageScreen>> = {
  dataScreen: 'data',
  clipScreen: 'clip',
  smartScreen: 'smart',
}

const start = ({ token, screen, user }: Grant): void => {
  writeItem('token', token)
  writeItem('record', JSON.stringify(user))
  goTo(screen)
}

/** Where the console takes the code. It says nothing but the code, which is worth nothing without an account. */
const linkOf = (code: string): string => `${location.origin}/walls?${new URLSearchParams({ code })}`

/** Black on white in both themes: scanners want it so. */
const Code = ({ text, label }: { text: string; label: string }): ReactElement => {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: 2 }), [text])
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="pairing-qr" role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={path} />
    </svg>
  )
}

/** Each sentence in the wall's language, with the other one beneath. */
const Words = ({ of }: { of: PairingKey }): ReactElement => {
  const [says, saysToo] = usePairingTexts()
  return (
    <p>
      {says(of)}
      <small>{saysToo(of)}</small>
    </p>
  )
}

const titleOf = (ended: boolean): PairingKey => {
  if (!ended) return 'pairing.title'
  return isWallToken(readItem('token') ?? '') ? 'pairing.revoked' : 'pairing.signedOut'
}

/**
 * What stands on a wall that is nobody's: a code by which somebody makes it one from the console. `ended`: it was one until now,
 * or an account's; nothing of that stays on the box.
 */
export const PairingPage = ({ ended }: { ended: boolean }): ReactElement => {
  const [title] = useState(() => titleOf(ended))
  const [code, setCode] = useState<string | undefined>()
  const [isAsked, setAsked] = useState(false)
  const [says, saysToo] = usePairingTexts()
  useEffect(() => {
    writeItem('token', null)
    writeItem('record', null)
    return startPairing({
      screen: screens[openedScreen],
      shown(next) {
        setAsked(true)
        setCode(next)
      },
      granted: start,
    })
  }, [])
  useEffect(() => keepAwake(), [])
  useSignIns()
  return (
    <main className="pairing" data-testid="signed-out">
      <div className="pairing-box">
        <div>
          <h1>
            {says(title)}
            <small>{saysToo(title)}</small>
          </h1>
          {code ? (
            <>
              <output className="digits pairing-code" data-pairing>
                {code}
              </output>
              <Words of="pairing.how" />
              <Words of="pairing.then" />
            </>
          ) : (
            <Words of={isAsked ? 'pairing.away' : 'pairing.wait'} />
          )}
        </div>
        {code && (
          <figure>
            <Code text={linkOf(code)} label={says('pairing.qr')} />
            <figcaption>
              <Words of="pairing.scan" />
            </figcaption>
          </figure>
        )}
      </div>
      <a href={loginAddress()}>
        {says('pairing.person')} · {saysToo('pairing.person')}
      </a>
    </main>
  )
}
