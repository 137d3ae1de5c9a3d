import type { ReactElement } from 'react'
import { useTexts } from '../settings/texts.ts'
import { DeniedPage } from './denied.tsx'
import { NotePage } from './note.tsx'
import { openedScreen } from './opened.ts'
import { dataPath } from './paths.ts'
import { useRights } from './rights.ts'

/** A wall screen that this build does not draw: says so, with the way to the data wall for those who may see it. */
export const Coming = (): ReactElement | undefined => {
  const t = useTexts()
  const rights = useRights()
  if (!rights) return undefined
  if (rights.refusals.length > 0) return <DeniedPage refusals={rights.refusals} />
  const link = rights.seesData
    ? { href: dataPath + location.search, text: t('page.toData') }
    : { href: '/', text: t('page.home') }
  return <NotePage testId="coming" title={t(`screen.${openedScreen}`)} why={t('page.coming')} link={link} />
}
