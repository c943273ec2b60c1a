import { buildStale } from './build.mjs';
import { runStep } from './run-step.mjs';
import { downloadBudgetSteps, kitSizesStep, staticSteps } from './static-steps.mjs';
import { failTooManyFlaky, sumTallies, tallyStep } from './tally.mjs';
import { clearReports, runBrowserTests, runVitest } from './test-runners.mjs';

/** Prints each size in a full run, so that its log shows how they grow. */
const sizeSteps = [...downloadBudgetSteps, kitSizesStep].map((step) => ({ ...step, showsOutput: true }));

/**
 * Runs everything, even after a failure, so that one run finds all failures. Each step that is no test runner counts as
 * one test. They run beside the tests: a test of a browser waits half of its time, in which the others use the cores.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function testEverything() {
  await clearReports();
  const built = tallyStep(await buildStale());
  const [checked, ...runs] = await Promise.all([
    inTurn([...staticSteps, ...sizeSteps]),
    runBrowserTests(),
    runVitest(),
  ]);
  const tallies = [];
  for (const retryAndTally of runs) tallies.push(await retryAndTally());
  return failTooManyFlaky(sumTallies([built, ...checked, ...tallies]));
}

/** Runs one step after the other: all at once they would starve the first tests of a browser for minutes. */
async function inTurn(steps) {
  const tallies = [];
  for (const step of steps) tallies.push(tallyStep((await runStep(step)).ok));
  return tallies;
}
