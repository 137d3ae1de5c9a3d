import { type Result, runStep, steps } from './steps.ts'

const report = ({ name, ok, output, seconds }: Result): void => {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1)} s`)
  if (!ok) console.log(output)
}

const queue = [...steps]
const results: Result[] = []
const worker = async (): Promise<void> => {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const result = await runStep(step)
    report(result)
    results.push(result)
  }
}

await Promise.all([worker(), worker()])
const failed = results.filter(({ ok }) => !ok)
if (failed.length > 0) console.log(`${failed.length} 项检查未通过。 ${failed.length} checks failed.`)
process.exitCode = failed.length > 0 ? 1 : 0
