const everyMs = 5000

/**
 * Says every five seconds in the log of the browser that this page lives, whatever it shows: what starts the browser on a
 * box reads it there and starts it again when the page does not live any more. It needs no network, so that no outage of
 * one looks like a page that hangs.
 */
export const startBeat = (): void => {
  const beat = (): void => console.info('tw.beat')
  beat()
  setInterval(beat, everyMs)
}
