import { adMachines } from './ads.ts'
import type { Machine } from './machine.ts'
import { orderLineMachine } from './order-lines.ts'
import { shopProductMachine } from './shops.ts'

/** Every workflow with what its transitions do. */
export const machines: readonly Machine[] = [...adMachines, orderLineMachine, shopProductMachine]

/** That of a list; undefined where it has none. */
export const machineOfList = (id: string): Machine | undefined =>
  machines.find(({ workflow }) => workflow.list.id === id)
