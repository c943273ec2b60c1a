import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Debian's packages, the better one first: the headless shell is the same engine without windows, as Playwright's own
 * default is, and opens a page in half the time.
 */
const debianPackages = ['chromium-headless-shell', 'chromium'];

const known = [
  ...debianPackages.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} path of a Chromium on this machine: the one asked for, Playwright's own, or another */
export const findBrowser = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...known].find((file) => file && existsSync(file));

const install = (command, ...parameters) =>
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's and Ubuntu's package when we may install it; elsewhere Playwright's own download. */
function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install('apt-get', 'update', '--quiet');
    const isInstalled = (name) => install('apt-get', 'install', '--yes', '--no-install-recommends', name);
    if (debianPackages.some(isInstalled)) return;
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

/**
 * How tests and benches start the browser.
 * @throws when there is none
 */
export function launchOptions() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(howToGetBrowser);
  return {
    executablePath,
    args: [
      // As root, in containers without user namespaces, and with the 64 MB /dev/shm of Docker.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      // Nothing of its own calls home: the machine may have no way out.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
