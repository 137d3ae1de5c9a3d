import { Component, type ReactNode } from 'react'

/** Draws `instead` when `children` fail: for a part that the page can do without, such as a picture of a table. */
export class Boundary extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
