import { Link } from 'react-router-dom'
import { Tabs } from './tabs.tsx'

interface Props<Name extends string> {
  /** For whoever does not see them. */
  readonly label: string
  readonly names: readonly Name[]
  readonly now: Name
  /** Where a part stands. */
  readonly to: (name: Name) => string
  readonly titleOf: (name: Name) => string
}

/** The parts of a page, each at an address of its own. */
export const LinkTabs = <Name extends string>({ label, names, now, to, titleOf }: Props<Name>) => (
  <Tabs aria-label={label}>
    {names.map((name) => (
      <Link key={name} to={to(name)} aria-current={name === now ? 'page' : undefined} data-tab={name}>
        {titleOf(name)}
      </Link>
    ))}
  </Tabs>
)
