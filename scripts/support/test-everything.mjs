import { buildStale } from './build.mjs';
import { runStep } from './run-step.mjs';
import { downloadBudgetSteps, kitSizesStep, staticSteps } from './static-steps.mjs';
import { failTooManyFlaky, sumTallies, tallyStep } from './tally.mjs';
import { clearReports, runBrowserTests, runVitest } from './test-runners.mjs';

/** Prints each size in a full run, so that its log shows how they grow. */
const sizeSteps = [...downloadBudgetSteps, kitSizesStep].map((step) => ({ ...step, showsOutput: true }));

/**
 * Runs everything, even after a failure, so that one run finds all failures. Each step that is no test runner counts as
 * one test. All run side by side: a test of a browser waits half of its time, in which the others use the cores.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function testEverything() {
  await clearReports();
  const built = tallyStep(await buildStale());
  const [checked, ...runs] = await Promise.all([
    sideBySide([...staticSteps, ...sizeSteps]),
    runBrowserTests(),
    runVitest(),
  ]);
  const tallies = [];
  for (const retryAndTally of runs) tallies.push(await retryAndTally());
  return failTooManyFlaky(sumTallies([built, ...checked, ...tallies]));
}

/** Runs steps in parallel: none writes what another reads, and most use one core. */
async function sideBySide(steps) {
  const results = await Promise.all(steps.map(runStep));
  return results.map(({ ok }) => tallyStep(ok));
}
