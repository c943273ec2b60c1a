import { buildStale } from './build.mjs';
import { runStep } from './run-step.mjs';
import { downloadBudgetSteps, kitSizesStep, staticSteps } from './static-steps.mjs';
import { failTooManyFlaky, sumTallies, tallyStep } from './tally.mjs';
import { clearReports, runBrowserTests, runVitest } from './test-runners.mjs';

/** A whole run shows each size, so that its log tells how they grow. */
const sizeSteps = [...downloadBudgetSteps, kitSizesStep].map((step) => ({ ...step, showsOutput: true }));

/**
 * Runs everything there is to run, also after something failed: one run names all that is wrong. Each step that is no test
 * runner counts as one test.
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function testEverything() {
  await clearReports();
  return failTooManyFlaky(
    sumTallies([
      tallyStep(await buildStale()),
      ...(await sideBySide([...staticSteps, ...sizeSteps])),
      await runVitest('unit'),
      await runVitest('db'),
      await runVitest('packages'),
      await runBrowserTests(),
    ]),
  );
}

/** None of them writes what another one reads, and most have work for one core alone. */
async function sideBySide(steps) {
  const results = await Promise.all(steps.map(runStep));
  return results.map(({ ok }) => tallyStep(ok));
}
