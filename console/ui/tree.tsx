import { useState } from 'react'
import { countText } from '../../shared/format/number.ts'
import { Icon } from './icon.tsx'
import './tree.css'

export interface TreeNode {
  readonly key: string
  readonly name: string
  /** What is in it and below. */
  readonly count: number
  readonly nodes: readonly TreeNode[]
}

interface Props {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** Key of the one that is chosen. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

type Rest = Pick<Props, 'chosen' | 'onChoose'>

const Node = ({ node, chosen, onChoose }: Rest & { readonly node: TreeNode }) => {
  const { key, name, count, nodes } = node
  const [open, setOpen] = useState(true)
  return (
    <li>
      <div className="tree-row">
        {nodes.length > 0 ? (
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
            <Node key={one.key} node={one} {...{ chosen, onChoose }} />
          ))}
        </ul>
      ) : null}
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
