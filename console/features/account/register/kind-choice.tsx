import type { ComponentProps } from 'react'
import { memberKinds } from '../../../../shared/areas/account/api.ts'
import { usePublicText } from '../../../i18n/use-public-text.ts'
import { Row } from '../../../ui/layout.tsx'

/** What a new account says of itself, as radio buttons. */
export const KindChoice = ({ input }: { input: ComponentProps<'input'> }) => {
  const say = usePublicText()
  return (
    <fieldset className="kind" aria-describedby="kind-note">
      <legend>{say('register.kind')}</legend>
      <Row className="kind-options">
        {memberKinds.map((kind) => (
          <label key={kind}>
            <input {...input} type="radio" value={kind} />
            <span>{say(`register.kind.${kind}`)}</span>
          </label>
        ))}
      </Row>
      <p id="kind-note" className="field-note">
        {say('register.kindNote')}
      </p>
    </fieldset>
  )
}
