import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} path of a Chromium on this machine, Playwright's own first */
export const findBrowser = () => [chromium.executablePath(), ...known].find((file) => file && existsSync(file));

const install = (command, ...parameters) =>
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's and Ubuntu's package when we may install it; elsewhere Playwright's own download. */
function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (
      install('apt-get', 'update', '--quiet') &&
      install('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium')
    ) {
      return;
    }
  }
  install(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
}

/** @returns {string | undefined} path of a Chromium, installed if there was none */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('No Chromium found, installing one…\n');
  installBrowser();
  return findBrowser();
}

export const howToGetBrowser =
  'The browser tests need a Chromium. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.';
