import type { ReactElement } from 'react'
import type { LiveScreen } from '../../../shared/live/screens.ts'
import { useBeat, usePhase } from '../../live/live.ts'
import { missingCall } from '../../live/missing-call.ts'
import { useTexts } from '../../settings/texts.ts'
import { Panel } from '../../ui/panel.tsx'

/** Where the leading number of a screen will stand: that it connects, or what the platform does not offer. */
export const Waiting = ({ screen }: { screen: LiveScreen }): ReactElement => {
  const t = useTexts()
  const phase = usePhase()
  const missing = useBeat((state) => missingCall(screen, phase, state.health))
  return (
    <Panel zone="hero" data={{}} open title="">
      <div className="hero-waiting">
        <strong>{t(missing ? 'shell.missing' : 'cause.connecting')}</strong>
        <span>{missing ? t('shell.missingCall', { call: missing }) : t('shell.wait')}</span>
      </div>
    </Panel>
  )
}
