import { expect, test } from 'vitest'
import { announceBuild, isWanted, onBuild } from '../../display/live/builds.ts'
import { mayStart, readLog, type Start, withStart } from '../../display/stage/build-log.ts'

const minute = 60_000

/** Minutes at which a wall starts afresh that is told of these builds in turns, one each minute, for some hours. */
const starts = (builds: readonly string[], hours: number): readonly number[] => {
  let log: readonly Start[] = []
  const at: number[] = []
  for (let now = 0; now < hours * 60; now++) {
    const build = builds[now % builds.length] ?? ''
    if (!mayStart(log, build, now * minute)) continue
    log = withStart(log, build, now * minute)
    at.push(now)
  }
  return at
}

test('[W57] a wall between servers of two builds starts afresh three times an hour, for ever', () => {
  expect(starts(['a', 'b'], 2)).toEqual([0, 1, 2, 60, 61, 62])
})

test('[W57] a build whose page the server does not give is tried again every twenty minutes, for ever', () => {
  expect(starts(['a'], 3)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160])
})

test('[W57] a clock that is put back and a log that is none hold nobody up', () => {
  const log = withStart(withStart(withStart([], 'a', 5 * minute), 'b', 6 * minute), 'a', 7 * minute)
  expect(mayStart(log, 'b', 8 * minute)).toBe(false)
  expect(mayStart(log, 'b', 0)).toBe(true)
  expect(readLog(JSON.stringify(log))).toEqual(log)
  for (const junk of [null, '', 'null', '{"a":1}', '[1,null,{"build":1,"t":"x"}]']) expect(readLog(junk)).toEqual([])
})

test('[W57] a build that is taken back is not wanted any more, and told anew when it comes again', () => {
  const told: string[] = []
  const end = onBuild((build) => told.push(build))
  for (const build of ['b', 'b', __BUILD_ID__, 'b', 'c']) announceBuild(build)
  expect(told).toEqual(['b', 'b', 'c'])
  expect([isWanted('b'), isWanted('c')]).toEqual([false, true])
  announceBuild(__BUILD_ID__)
  expect(isWanted('c')).toBe(false)
  end()
})
