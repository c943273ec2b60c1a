import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser engines of the tests. Of Debian's packages, the preferred one is first. */
const engines = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell is the same engine without windows, and Playwright's default; it opens a page in half the
    // time.
    packages: ['chromium-headless-shell', 'chromium'],
    elsewhere: [
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    ownDownload: () => chromium.executablePath(),
    howToGet: 'Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium',
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    elsewhere: [
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    // Playwright's own Firefox works with Playwright only; the tests use any Firefox.
    ownDownload: () => undefined,
    howToGet: 'Debian: apt-get install firefox-esr; elsewhere: mozilla.org',
  },
};

/** @typedef {keyof typeof engines} Engine */

/**
 * @param {Engine} engine
 * @returns {string | undefined} path of a browser on this machine: the configured one, Playwright's, or another
 */
export function findBrowser(engine) {
  const { packages, elsewhere } = engines[engine];
  return findPreferred(engine) ?? firstThere([...packages.map(installed), ...elsewhere]);
}

const installed = (name) => `/usr/bin/${name}`;

const firstThere = (files) => files.find((file) => file && existsSync(file));

/**
 * The browser that the pictures were drawn with: another build of the same version places letters otherwise, and
 * treats a frame without an origin in another way.
 */
function findPreferred(engine) {
  const { variable, packages, ownDownload } = engines[engine];
  return firstThere([process.env[variable], ownDownload(), installed(packages[0])]);
}

const install = (command, ...parameters) =>
  spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first package of Debian or Ubuntu that there is. */
function installPackage(engine) {
  // Another program may be installing, as on a machine that has just booted.
  const waits = '--option=DPkg::Lock::Timeout=300';
  install('apt-get', 'update', '--quiet', waits);
  engines[engine].packages.some((name) =>
    install('apt-get', 'install', '--yes', '--no-install-recommends', waits, name),
  );
}

/**
 * @param {Engine} engine
 * @returns {string | undefined} path of a browser: the preferred one if it is here or may be installed, or any other
 */
export function ensureBrowser(engine) {
  const { name, ownDownload } = engines[engine];
  if (!findPreferred(engine) && canInstallPackages()) {
    process.stdout.write(`Installing ${name} for the tests…\n`);
    installPackage(engine);
  }
  if (!findBrowser(engine) && ownDownload()) {
    install(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', engine);
  }
  return findBrowser(engine);
}

/** @param {Engine} engine */
export function howToGetBrowser(engine) {
  const { name, variable, howToGet } = engines[engine];
  return `The browser tests need a ${name}. Install one (${howToGet}), or set ${variable}.`;
}

/**
 * @param {Engine} engine
 * @throws when there is none
 */
export function requireBrowser(engine) {
  const found = findBrowser(engine);
  if (!found) throw new Error(howToGetBrowser(engine));
  return found;
}

/**
 * Returns the options with which tests and benches start Chromium.
 * @throws when there is none
 */
export function launchOptions() {
  return {
    executablePath: requireBrowser('chromium'),
    args: [
      // As root, in containers without user namespaces, and with the 64 MB /dev/shm of Docker.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      // Disable background requests: the machine may be offline.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
