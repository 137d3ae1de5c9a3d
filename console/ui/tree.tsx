import { type ReactNode, useState } from 'react'
import { countText } from '../../shared/format/number.ts'
import { Icon } from './icon.tsx'
import './tree.css'

export interface TreeNode {
  readonly key: string
  readonly name: string
  /** What is in it and below. */
  readonly count: number
  readonly nodes: readonly TreeNode[]
  /** It holds others, which are asked for once it is unfolded. */
  readonly folds?: boolean
}

interface Props {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** Key of the one that is chosen. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** Of nodes that fold: what stands below one, and those that are unfolded at first. */
  readonly below?: (key: string) => ReactNode
  readonly unfolded?: readonly string[]
}

type Rest = Omit<Props, 'label' | 'nodes'>

const Node = ({ node, ...rest }: Rest & { readonly node: TreeNode }) => {
  const { chosen, onChoose, below, unfolded = [] } = rest
  const { key, name, count, nodes, folds = nodes.length > 0 } = node
  const [open, setOpen] = useState(nodes.length > 0 || unfolded.includes(key))
  return (
    <li>
      <div className="tree-row">
        {folds ? (
          <button
            type="button"
            className="tree-fold"
            aria-expanded={open}
            aria-label={name}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'down' : 'right'} size={14} />
          </button>
        ) : (
          <span className="tree-fold" />
        )}
        <button type="button" className="tree-name" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          <span>{name}</span>
          <small>{countText(count)}</small>
        </button>
      </div>
      {open && nodes.length > 0 ? (
        <ul>
          {nodes.map((one) => (
            <Node key={one.key} node={one} {...rest} />
          ))}
        </ul>
      ) : null}
      {open && folds && nodes.length === 0 ? below?.(key) : null}
    </li>
  )
}

/** Things inside things, each with how many it holds; one of them is chosen, each that holds others folds. */
export const Tree = ({ label, nodes, ...rest }: Props) => (
  <ul className="tree" aria-label={label}>
    {nodes.map((node) => (
      <Node key={node.key} node={node} {...rest} />
    ))}
  </ul>
)
