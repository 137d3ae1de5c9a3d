import type { ReactElement } from 'react'
import type { LiveScreen } from '../../../shared/live/screens.ts'
import { useHead } from '../../live/live.ts'
import { isKey, useTexts } from '../../settings/texts.ts'
import { isUpright } from '../../stage/fit.ts'
import { useStage } from '../../stage/stage.tsx'
import { useDrift } from '../../stage/use-drift.ts'
import { Clocks } from './clocks.tsx'
import { Status } from './status.tsx'
import './header.css'

const Title = ({ screen }: { screen: LiveScreen }): ReactElement => {
  const t = useTexts()
  const head = useHead()
  const isData = screen === 'data' || screen === 'ads' || screen === 'shops'
  // Orders are affiliates' in whatever mode somebody looks at them.
  const module = `module.${screen === 'data' ? 0 : head?.module}`
  const name = isData ? 'screen.dataScreen' : (`screen.${screen}Screen` as const)
  return (
    <div className="title">
      <h1>
        <span className="line">{head?.company || t('product.name')}</span> <span>{t(name)}</span>
      </h1>
      {isData && isKey(module) && <span className="title-module">{t(module)}</span>}
      {head?.demo && <span className="title-demo">{t('product.demo')}</span>}
    </div>
  )
}

/** An upright wall has no room for the clocks of other cities: the name of the company needs it. */
export const Header = ({ screen }: { screen: LiveScreen }): ReactElement => {
  const upright = isUpright(useStage().fit.stage)
  const { swapped } = useDrift()
  return (
    <header className="wall-header" data-upright={upright || undefined} data-swapped={swapped || undefined}>
      {!upright && <Clocks />}
      <Title screen={screen} />
      <Status screen={screen} />
    </header>
  )
}
