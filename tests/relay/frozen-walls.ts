import { openWall } from '../support/socket-wall.ts'

/** A process of walls that a test can stop with SIGSTOP; told `report`, it answers what each wall shows in the end. */
const [url = '', token = '', count = '1'] = process.argv.slice(2)
const walls = await Promise.all(Array.from({ length: Number(count) }, () => openWall(url, { token })))
process.send?.('open')
process.on('message', () => {
  const settle = async (): Promise<void> => {
    for (const wall of walls) {
      await wall.until((one) => one.gmv === 10_000_149 && one.state.link === 'live', 8_000).catch(() => undefined)
    }
    process.send?.(walls.map((wall) => wall.gmv))
  }
  void settle()
})
process.on('disconnect', () => process.exit(0))
