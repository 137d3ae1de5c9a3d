import { useEffect, useState } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { type PolicyType, policyApi } from '../../../shared/areas/policy/api.ts'
import { policyHead, policyHtml } from '../../../shared/areas/policy/html.ts'
import type { Language } from '../../../shared/i18n/texts.ts'
import { call } from '../../http/client.ts'

export interface ShownPolicy extends CallData<typeof policyApi.read> {
  readonly language: Language
  /** The text that came with the app, because the server's was not to be had. */
  readonly bundled: boolean
}

/** Whoever wants to read does not wait for a server that hangs. */
const patienceMs = 6000

const bundledPolicy = (type: PolicyType, language: Language): ShownPolicy => ({
  type,
  language,
  ...policyHead(type, language),
  content: policyHtml(type, language),
  bundled: true,
})

/** The server's text of `type`, else the bundled one; undefined until that is clear. */
export const usePolicy = (type: PolicyType, language: Language): ShownPolicy | undefined => {
  const [shown, setShown] = useState<ShownPolicy>()
  useEffect(() => {
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(patienceMs)])
    call(policyApi.read, { type }, { tell: 'never', signal })
      .then((policy) => ({ ...policy, language, bundled: false }))
      .catch(() => bundledPolicy(type, language))
      .then((policy) => {
        if (!left.signal.aborted) setShown(policy)
      })
    return () => left.abort()
  }, [type, language])
  return shown?.type === type && shown.language === language ? shown : undefined
}
