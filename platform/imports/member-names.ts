import { normal } from '../ingest/import/header.ts'
import type { NamedMember } from '../queries/imports/members.ts'

/** Finds members by what files call them. */
export class MemberNames {
  readonly #accounts = new Map<string, number[]>()
  readonly #names = new Map<string, number[]>()
  readonly #shown = new Map<number, string>()

  constructor(members: readonly NamedMember[]) {
    const add = (to: Map<string, number[]>, name: string, id: number): void => {
      if (name !== '') to.set(normal(name), [...(to.get(normal(name)) ?? []), id])
    }
    for (const { id, username, membername } of members) {
      add(this.#accounts, username, id)
      add(this.#names, membername, id)
      this.#shown.set(id, membername || username)
    }
  }

  /** All members of that account, else of that name. */
  find(text: string): readonly number[] {
    return this.#accounts.get(normal(text)) ?? this.#names.get(normal(text)) ?? []
  }

  /** What a member is called; empty for none. */
  nameOf(id: number): string {
    return this.#shown.get(id) ?? ''
  }
}
