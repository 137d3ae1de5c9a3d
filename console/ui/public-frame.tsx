import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { BaseIcon } from './base-icon.tsx'
import { BrandMark } from './brand.tsx'
import './public-frame.css'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { Tide } from './tide.tsx'

/** What the pages outside a session share: the brand, language and theme above, the tide behind. `children` is the `main`. */
export const PublicFrame = ({ children }: { children: ReactNode }) => {
  const text = useText()
  return (
    <div className="public">
      <Tide />
      <header className="public-head">
        <p className="public-brand">
          <BrandMark size={32} />
          <b>潮屏</b>
          <span>Tidewall</span>
        </p>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      {children}
      <footer className="public-foot">
        <BaseIcon name="pulse" size={14} /> {text('product.line')}
      </footer>
    </div>
  )
}

interface FormProps {
  /** What stands beside the form on a wide screen; the product's own words unless given. */
  readonly say?: ReactNode
  /** A long form: it gets more room, and a small screen shows it alone. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The frame around one form, a `.public-card`. */
export const PublicForm = ({ say, wide = false, children }: FormProps) => {
  const text = useText()
  return (
    <PublicFrame>
      <main className={wide ? 'public-main wide' : 'public-main'}>
        <section className="public-say" aria-label={text('product.name')}>
          {say ?? (
            <>
              <p className="public-slogan">{text('login.slogan')}</p>
              <p className="public-more-words">{text('login.sloganNote')}</p>
            </>
          )}
        </section>
        {children}
      </main>
    </PublicFrame>
  )
}
