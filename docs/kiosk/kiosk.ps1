# Shows a wall on a Windows box for ever, as kiosk.sh does on Linux: starts Chrome or Edge again when it ends, and when its
# page has not said for a minute that it lives.
#
#   powershell -ExecutionPolicy Bypass -File kiosk.ps1 -Address 'http://RELAY:8080/dataDisplay/index?kiosk=1'
param(
  [Parameter(Mandatory = $true)][string]$Address,
  [string]$Browser = '',
  [string]$Folder = (Join-Path $env:LOCALAPPDATA 'tidewall-wall'),
  [int]$SilentSeconds = 60
)
$ErrorActionPreference = 'Stop'

$places = @(
  "$env:ProgramFiles\Google\Chrome\Application\chrome.exe",
  "${env:ProgramFiles(x86)}\Google\Chrome\Application\chrome.exe",
  "${env:ProgramFiles(x86)}\Microsoft\Edge\Application\msedge.exe",
  "$env:ProgramFiles\Microsoft\Edge\Application\msedge.exe"
)
if (-not $Browser) { $Browser = $places | Where-Object { Test-Path $_ } | Select-Object -First 1 }
if (-not $Browser) { throw 'No Chrome or Edge found; name it with -Browser.' }

# On Windows the browser writes its log into its profile.
$log = Join-Path $Folder 'chrome_debug.log'
$flags = @(
  '--kiosk',
  "--user-data-dir=`"$Folder`"",
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--disable-session-crashed-bubble',
  '--hide-crash-restore-bubble',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--autoplay-policy=no-user-gesture-required',
  '--enable-logging',
  '--log-level=0',
  "`"$Address`""
)
New-Item -ItemType Directory -Force $Folder | Out-Null

# The last sign of life in what the log has grown by since it was looked at.
function Read-Beat([long]$From) {
  if (-not (Test-Path $log)) { return @{ At = 0; Lives = $false } }
  $stream = [System.IO.File]::Open($log, 'Open', 'Read', 'ReadWrite,Delete')
  try {
    # The browser begins a new log at each start.
    if ($stream.Length -lt $From) { $From = 0 }
    $stream.Position = $From
    $text = (New-Object System.IO.StreamReader($stream)).ReadToEnd()
    return @{ At = $stream.Length; Lives = $text.Contains('tw.beat') }
  }
  finally { $stream.Close() }
}

$vain = 0
while ($true) {
  Remove-Item $log -ErrorAction SilentlyContinue
  $process = Start-Process $Browser -ArgumentList $flags -PassThru
  $patience = $SilentSeconds * [math]::Pow(2, [math]::Min($vain, 4))
  $heard = [System.Diagnostics.Stopwatch]::StartNew()
  $at = 0
  $lives = $false
  while (-not $process.HasExited -and $heard.Elapsed.TotalSeconds -le $patience) {
    Start-Sleep -Seconds 2
    $beat = Read-Beat $at
    $at = $beat.At
    if ($beat.Lives) {
      $heard.Restart()
      $patience = $SilentSeconds
      $lives = $true
    }
  }
  if (-not $process.HasExited) { & taskkill /PID $process.Id /T /F | Out-Null }
  if ($lives) { $vain = 0 } else { $vain++ }
  Start-Sleep -Seconds ([math]::Pow(2, [math]::Min($vain, 5)))
}
