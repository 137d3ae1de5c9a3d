// shared/time/zone.ts
var formatters = /* @__PURE__ */ new Map();
var formatterOf = (zone) => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric"
  });
  formatters.set(zone, made);
  return made;
};
var offsetAt = (zone, t) => {
  const whole = Math.floor(t);
  const part = Object.fromEntries(
    formatterOf(zone).formatToParts(new Date(whole * 1e3)).map((p) => [p.type, Number(p.value)])
  );
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) / 1e3;
  return wall - whole;
};
var SLOT = 6 * 3600;
var MOST = 5e4;
var slots = /* @__PURE__ */ new Map();
var zoneOffset = (zone, t) => {
  let known = slots.get(zone);
  if (!known) {
    known = /* @__PURE__ */ new Map();
    slots.set(zone, known);
  }
  const slot = Math.floor(t / SLOT);
  let offset = known.get(slot);
  if (offset === void 0) {
    if (known.size > MOST) known.clear();
    const first = offsetAt(zone, slot * SLOT);
    offset = first === offsetAt(zone, (slot + 1) * SLOT - 1) ? first : Number.NaN;
    known.set(slot, offset);
  }
  return Number.isNaN(offset) ? offsetAt(zone, t) : offset;
};
var isZone = (zone) => {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
};
var DAY = 86400;
var offsetsAround = (zone, wall) => [
  zoneOffset(zone, wall - DAY),
  zoneOffset(zone, wall + DAY)
];
var firstInstant = (zone, wall) => {
  const [before, after] = offsetsAround(zone, wall);
  const found = [wall - before, wall - after].filter((t) => t + zoneOffset(zone, t) === wall);
  return found.length > 0 ? Math.min(...found) : void 0;
};
var jumpOver = (zone, wall) => {
  const [before, after] = offsetsAround(zone, wall);
  let low = wall - Math.max(before, after);
  let high = wall - Math.min(before, after);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (middle + zoneOffset(zone, middle) >= wall) high = middle;
    else low = middle + 1;
  }
  return high;
};
var starts = /* @__PURE__ */ new Map();
var dayStart = (clock, day) => {
  const key = `${clock.zone} ${clock.cut_hour} ${day}`;
  const known = starts.get(key);
  if (known !== void 0) return known;
  const wall = day * DAY + clock.cut_hour * 3600;
  const start = firstInstant(clock.zone, wall) ?? jumpOver(clock.zone, wall);
  if (starts.size > MOST) starts.clear();
  starts.set(key, start);
  return start;
};
var dayNumber = (clock, t) => {
  const day = Math.floor((t + zoneOffset(clock.zone, t) - clock.cut_hour * 3600) / DAY);
  if (t >= dayStart(clock, day + 1)) return day + 1;
  return t < dayStart(clock, day) ? day - 1 : day;
};
var hoursOf = (clock, day) => Math.ceil((dayStart(clock, day + 1) - dayStart(clock, day)) / 3600);
var hourIndex = (clock, t) => Math.floor((t - dayStart(clock, dayNumber(clock, t))) / 3600);
var dayText = (day) => new Date(day * DAY * 1e3).toISOString().slice(0, 10);
var dateShape = /^\d{4}-\d{2}-\d{2}$/;
var dayOfText = (text) => {
  const day = dateShape.test(text) ? Date.parse(`${text}T00:00:00Z`) / 1e3 / DAY : Number.NaN;
  return Number.isFinite(day) && dayText(day) === text ? day : Number.NaN;
};
var monthStart = (day) => dayOfText(`${dayText(day).slice(0, 7)}-01`);
var wallShape = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
var zonedSeconds = (zone, text) => {
  const [, date = "", hour = "0", minute = "0", second = "0"] = wallShape.exec(text.trim()) ?? [];
  const day = dayOfText(date);
  if (Number.isNaN(day) || +hour > 23 || +minute > 59 || +second > 59) return Number.NaN;
  const wall = day * DAY + +hour * 3600 + +minute * 60 + +second;
  return firstInstant(zone, wall) ?? wall - offsetsAround(zone, wall)[0];
};

export {
  zoneOffset,
  isZone,
  dayStart,
  dayNumber,
  hoursOf,
  hourIndex,
  dayText,
  dayOfText,
  monthStart,
  zonedSeconds
};
//# sourceMappingURL=chunk-VAUNG2ZZ.js.map
