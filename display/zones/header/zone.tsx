import type { ReactElement } from 'react'
import { useHead } from '../../live/live.ts'
import { lackingMode } from '../../settings/mode.ts'
import { isKey, useTexts } from '../../settings/texts.ts'
import { Clocks } from './clocks.tsx'
import { Status } from './status.tsx'
import './header.css'

const Title = (): ReactElement => {
  const t = useTexts()
  const head = useHead()
  const module = lackingMode ? (`module.lacking.${lackingMode}` as const) : `module.${head?.module}`
  return (
    <div className="title">
      <h1>
        <span className="line">{head?.company || t('product.name')}</span>{' '}
        <span>{t(lackingMode ? 'screen.affiliateScreen' : 'screen.dataScreen')}</span>
      </h1>
      {isKey(module) && <span className="title-module">{t(module)}</span>}
      {head?.demo && <span className="title-demo">{t('product.demo')}</span>}
    </div>
  )
}

export const Header = (): ReactElement => (
  <header className="wall-header">
    <Clocks />
    <Title />
    <Status />
  </header>
)
