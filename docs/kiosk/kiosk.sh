#!/usr/bin/env bash
# Shows a wall on this box for ever: starts Chromium with a profile that outlasts a power cut, and starts it again when it
# ends, and when its page has not said for a minute that it lives (a dead tab, a hung browser, an error page).
#
#   kiosk.sh 'http://RELAY:8080/dataDisplay/index?kiosk=1' [more flags for Chromium]
#
# CHROMIUM  the browser; else the first one found
# PROFILE   its folder; the wall's credential is in it
# SILENT_S  seconds without a sign of life after which it is started again
# END_S     seconds that it has to end by itself before it is killed
set -u

if [ $# -eq 0 ] || [ "${1:-}" = --help ]; then
  sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit $(($# == 0 ? 2 : 0))
fi
address=$1
shift

browser=${CHROMIUM:-}
for name in chromium chromium-browser google-chrome-stable google-chrome; do
  [ -n "$browser" ] || browser=$(command -v "$name" || true)
done
[ -n "$browser" ] || { echo "kiosk: no Chromium found; name it in CHROMIUM" >&2; exit 1; }
profile=${PROFILE:-$HOME/.local/share/tidewall-wall}
silent=${SILENT_S:-60}
end=${END_S:-5}

flags=(
  --kiosk
  --user-data-dir="$profile"
  --no-first-run
  --no-default-browser-check
  --noerrdialogs
  --disable-session-crashed-bubble
  --hide-crash-restore-bubble
  --disable-background-timer-throttling
  --disable-renderer-backgrounding
  --disable-backgrounding-occluded-windows
  --autoplay-policy=no-user-gesture-required
  --enable-logging=stderr
  --log-level=0
)
mkdir -p "$profile"

group=
# Ends the browser with all its processes, by force when it does not go.
finish() {
  [ -n "$group" ] || return 0
  kill -TERM -- "-$group" 2>/dev/null
  for ((tenths = 0; tenths < end * 10; tenths++)); do
    kill -0 -- "-$group" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL -- "-$group" 2>/dev/null
  group=
}
trap 'finish; exit 0' TERM INT HUP

# On X11 a pointer stays in the middle of the screen, as the desktop drew it, until it moves: only then the page hides it.
nudge() {
  [ -n "${DISPLAY:-}" ] || return 0
  if command -v xdotool >/dev/null; then
    xdotool mousemove_relative -- 1 1 mousemove_relative -- -1 -1 2>/dev/null
  else
    echo "kiosk: no xdotool: a pointer may stay on the screen until a mouse moves" >&2
  fi
}

# Waits longer each time that a browser was started in vain, so that a page that never lives does not flicker.
vain=0
while :; do
  # What a browser that was cut off leaves behind says that the profile is in use.
  rm -f "$profile"/Singleton*
  coproc log { exec setsid "$browser" "${flags[@]}" "$@" "$address" 2>&1; }
  group=$log_PID
  started=$log_PID
  exec {lines}<&"${log[0]}"
  patience=$((silent << (vain < 4 ? vain : 4)))
  heard=$SECONDS
  lives=
  why="ended"
  while :; do
    if IFS= read -r -t 1 line <&"$lines"; then
      if [[ $line == *tw.beat* ]]; then
        heard=$SECONDS
        patience=$silent
        [ -n "$lives" ] || { echo "kiosk: the page lives" >&2; nudge; }
        lives=1
      fi
    elif [ $? -le 128 ] || ! kill -0 "$started" 2>/dev/null; then
      break
    fi
    if ((SECONDS - heard > patience)); then
      why="said nothing for $patience s"
      break
    fi
  done
  finish
  exec {lines}<&-
  wait "$started" 2>/dev/null
  if [ -n "$lives" ]; then vain=0; else vain=$((vain + 1)); fi
  pause=$((1 << (vain < 5 ? vain : 5)))
  echo "kiosk: the browser $why; again in $pause s" >&2
  sleep "$pause" &
  wait $!
done
