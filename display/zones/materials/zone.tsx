import type { ReactElement } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useZone } from '../../live/live.ts'
import { isClipKey, useClipTexts } from '../../settings/clip-texts.ts'
import { Dots } from '../../ui/dots.tsx'
import { Fading } from '../../ui/fading.tsx'
import { fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { useRotation } from '../../ui/rotation.ts'
import './materials.css'

type Materials = WallZones['materials']
const sides = [
  { of: 'kinds', words: 'materialKind' },
  { of: 'sources', words: 'materialSource' },
] as const
type Side = (typeof sides)[number]

/** Which part of the usable materials is what, as a bar and in words. */
const Parts = ({ materials, side: { of, words } }: { materials: Materials; side: Side }): ReactElement => {
  const t = useClipTexts()
  const parts = materials[of]
  const name = (id: string): string => {
    const key = `${words}.${id}`
    return isClipKey(key) ? t(key) : id
  }
  return (
    <>
      <div className="parts-bar" aria-hidden="true">
        {parts.map(({ id, n }) => (
          <i key={id} data-part={id} style={{ flexGrow: n }} />
        ))}
      </div>
      <ul className="parts">
        {parts.map(({ id, n }) => (
          <li key={id} data-part={id}>
            <span className="line">{name(id)}</span>
            <span className="digits">{fitCount(n, 2.6)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Units from which both have room. */
const both = 250

const figures = ['usable', 'come', 'ending', 'unused'] as const

/** What there is to cut from: how much, what is new, what ends, what lies unused; by kind and by source, on a low place (`h` units) in turns of 12 s. */
export const MaterialsZone = ({ h }: { h: number }): ReactElement => {
  const t = useClipTexts()
  const materials = useZone('materials')
  const turn = useRotation(sides.length, 12)
  const side = sides[turn] ?? sides[0]
  return (
    <Panel
      zone="materials"
      data={materials}
      title={t('zone.materials')}
      aside={h < both && materials && materials.usable > 0 && <Dots count={sides.length} turn={turn} />}
    >
      {materials && materials.usable === 0 && materials.come === 0 ? (
        <p className="panel-wait">{t('materials.none')}</p>
      ) : (
        materials && (
          <>
            <dl className="materials">
              {figures.map((name) => (
                <div key={name} data-level={name === 'ending' && materials.ending > 0 ? 'amber' : undefined}>
                  <dt>{t(`materials.${name}`)}</dt>
                  <dd className="digits" data-metric={name === 'come' ? 'M41' : undefined} data-value={materials[name]}>
                    {fitCount(materials[name], 2.9)}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="materials-parts">
              {h < both ? (
                <Fading item={side} keyOf={({ of }) => of} draw={(one) => <Parts materials={materials} side={one} />} />
              ) : (
                sides.map((one) => <Parts key={one.of} materials={materials} side={one} />)
              )}
            </div>
          </>
        )
      )}
    </Panel>
  )
}
