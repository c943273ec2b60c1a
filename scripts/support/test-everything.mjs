import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from './build.mjs';
import { ensureBrowser, howToGetBrowser } from './find-browser.mjs';
import { cacheFolder } from './repository.mjs';
import { runStep } from './run-step.mjs';
import { budgetSteps, staticSteps } from './static-steps.mjs';
import { sumTallies, tallyPlaywright, tallyReport, tallyStep, tallyVitest } from './tally.mjs';

const reports = path.join(cacheFolder, 'reports');

/**
 * Runs everything there is to run, also after something failed: one run names all that is wrong. Each step that is no test
 * runner counts as one test.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function testEverything() {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  return sumTallies([
    tallyStep(await buildStale()),
    ...(await sideBySide([...staticSteps, ...budgetSteps])),
    await runVitest('unit'),
    await runVitest('db'),
    await runBrowserTests(),
  ]);
}

/** None of them writes what another one reads, and most have work for one core alone. */
async function sideBySide(steps) {
  const results = await Promise.all(steps.map(runStep));
  return results.map(({ ok }) => tallyStep(ok));
}

async function runVitest(project) {
  const file = path.join(reports, `${project}.json`);
  const { ok } = await runStep({
    name: `${project} tests`,
    command: 'vitest',
    parameters: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    isStreamed: true,
  });
  return tallyReport({ file, ok, read: tallyVitest });
}

async function runBrowserTests() {
  const missing = ['chromium', 'firefox'].filter((engine) => !ensureBrowser(engine));
  if (missing.length > 0) {
    process.stdout.write(`✗ browser tests\n${missing.map((engine) => `    ${howToGetBrowser(engine)}\n`).join('')}`);
    return tallyStep(false);
  }
  const file = path.join(reports, 'browser.json');
  const { ok } = await runStep({
    name: 'browser tests',
    command: 'playwright',
    parameters: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    isStreamed: true,
  });
  return tallyReport({ file, ok, read: tallyPlaywright });
}
