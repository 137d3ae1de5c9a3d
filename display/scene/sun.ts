const radians = Math.PI / 180
const wrap180 = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/**
 * The point of the earth that has the sun overhead, degrees. `time` in Unix seconds.
 * Source: low-precision solar coordinates of the Astronomical Almanac (about 0.01 degrees between 1950 and 2050).
 */
export function subsolarPoint(time: number): { lat: number; lon: number } {
  const days = time / 86400 - 10957.5 // since 2000-01-01 12:00 UTC
  const meanLongitude = 280.46 + 0.9856474 * days
  const anomaly = (357.528 + 0.9856003 * days) * radians
  const ecliptic = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians
  const tilt = (23.439 - 0.0000004 * days) * radians
  const rightAscension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / radians
  const greenwich = 280.46062 + 360.98564737 * days
  return {
    lat: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / radians,
    lon: wrap180(rightAscension - greenwich),
  }
}
