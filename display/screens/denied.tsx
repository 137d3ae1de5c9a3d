import { type ReactElement, useEffect, useState } from 'react'
import { readItem } from '../settings/stored-items.ts'
import { useTexts } from '../settings/texts.ts'
import { NotePage } from './note.tsx'

/** Names of the rules that refuse the stored record this screen; empty when it is unknown. */
const refusingRules = async (): Promise<readonly string[]> => {
  const [{ guard }, { readRecord }] = await Promise.all([
    import('../../shared/access/guard.ts'),
    import('../../shared/record/record.ts'),
  ])
  const record = readRecord(JSON.parse(readItem('record') ?? 'null'))
  const answer = guard(location.pathname, location.search, readItem('token'), record)
  return answer.kind === 'denied' ? answer.rules : []
}

export const DeniedPage = (): ReactElement => {
  const t = useTexts()
  const [rules, setRules] = useState<readonly string[]>([])
  useEffect(() => {
    refusingRules().then(setRules, () => setRules([]))
  }, [])
  return (
    <NotePage
      testId="denied"
      title={`403 ${t('page.denied')}`}
      why={t('page.deniedWhy')}
      link={{ href: '/', text: t('page.home') }}
    >
      {rules.length > 0 && <small>{t('page.rule', { rules: rules.join('、') })}</small>}
    </NotePage>
  )
}
