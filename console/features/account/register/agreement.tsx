import type { ComponentProps } from 'react'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Row } from '../../../ui/layout.tsx'

interface Props {
  readonly input: ComponentProps<'input'>
  readonly error: string | undefined
}

/** The tick under the terms. They open in a new tab, so that what was typed stays. */
export const Agreement = ({ input, error }: Props) => {
  const say = usePublicText()
  const tab = { target: '_blank', rel: 'noopener', title: say('register.newTab') }
  return (
    <div className={error ? 'agreement wrong' : 'agreement'}>
      <Row>
        <label className="check">
          <input
            {...input}
            id="agree"
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby="agree-note"
          />
          {say('register.agree')}
        </label>
        <a href="/policy?type=terms" {...tab}>
          {say('register.terms')}
        </a>
        <a href="/policy?type=privacy" {...tab}>
          {say('register.privacy')}
        </a>
      </Row>
      <p id="agree-note" className="field-note" aria-live="polite">
        {error}
      </p>
    </div>
  )
}
