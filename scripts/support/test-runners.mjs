import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser, howToGetBrowser } from './find-browser.mjs';
import { chooseGeneratedSeed } from './generated-seed.mjs';
import { cacheFolder } from './repository.mjs';
import { runStep } from './run-step.mjs';
import { runTests, tallyPlaywright, tallyStep, tallyVitest } from './tally.mjs';
import { patternOf, playwrightOutcomes, vitestOutcomes } from './test-outcomes.mjs';

const reports = path.join(cacheFolder, 'reports');

/** In CI, failed tests are retried once, alone. Locally they are not, so that the cause gets fixed. */
const retries = !['', '0', 'false'].includes(process.env.CI ?? '');

/** One seed for the whole run, so that a retried test makes the same requests. */
const generatedSeed = String(chooseGeneratedSeed(process.env));

export async function clearReports() {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
}

async function vitest(name, parameters) {
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { ok } = await runStep({
    name,
    command: 'vitest',
    parameters: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...parameters],
    env: { GENERATED_SEED: generatedSeed },
    isStreamed: true,
  });
  return { file, ok };
}

/**
 * Runs all projects of Vitest in one process, so that no worker is idle while one project's last file runs.
 * @returns {Promise<() => Promise<import('./tally.mjs').Tally>>} retries and counts
 */
export function runVitest() {
  const retry = (failed) => {
    const files = [...new Set(failed.map(({ file }) => file))];
    const pattern = patternOf(failed);
    const alone = ['--maxWorkers=1', ...(pattern ? ['--testNamePattern', pattern] : [])];
    return vitest('tests without a browser that failed, alone', [...alone, ...files]);
  };
  return runTests({
    run: () => vitest('tests without a browser', []),
    ...(retries && { retry }),
    tally: tallyVitest,
    outcomes: vitestOutcomes,
  });
}

async function playwright(name, parameters) {
  const file = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const { ok } = await runStep({
    name,
    command: 'playwright',
    parameters: ['test', '--reporter=list,json', ...parameters],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isStreamed: true,
  });
  return { file, ok };
}

/** @returns {Promise<() => Promise<import('./tally.mjs').Tally>>} retries and counts */
export async function runBrowserTests() {
  const missing = ['chromium', 'firefox'].filter((engine) => !ensureBrowser(engine));
  if (missing.length > 0) {
    process.stdout.write(`✗ browser tests\n${missing.map((engine) => `    ${howToGetBrowser(engine)}\n`).join('')}`);
    return async () => tallyStep(false);
  }
  const lastRun = path.join(reports, 'browser-last-run.json');
  const remembered = ['--last-failed-file', lastRun];
  // Screenshots of the first failure stay in the usual folder.
  const alone = ['--last-failed', '--workers=1', '--output', 'test-results/alone'];
  const retry = () => playwright('browser tests that failed, alone', [...remembered, ...alone]);
  return runTests({
    run: () => playwright('browser tests', remembered),
    ...(retries && { retry }),
    tally: tallyPlaywright,
    outcomes: playwrightOutcomes,
  });
}
