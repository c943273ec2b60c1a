import { readFile } from 'node:fs/promises';
import { isBrokenFile } from './test-outcomes.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed includes flaky tests
 * @property {number} failed
 * @property {string[]} flaky names of the tests that failed and then passed alone
 */

/** With more flaky tests than this, the run fails. */
export const maxFlaky = 3;

/** Maximum number of failed tests to retry: more share a cause and would fail again. */
const maxRetried = 10;

/** @param {boolean} ok @returns {Tally} */
export const tallyStep = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, flaky: [] });

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  flaky: tallies.flatMap(({ flaky }) => flaky),
});

/** Flaky tests count as passed, unless there are too many of them. @param {Tally} tally @returns {Tally} */
export const failTooManyFlaky = ({ passed, failed, flaky }) =>
  flaky.length > maxFlaky
    ? { passed: passed - flaky.length, failed: failed + flaky.length, flaky }
    : { passed, failed, flaky };

/**
 * The lines of a run's end: the flaky tests by name, then the count.
 * @param {Tally} tally as `failTooManyFlaky` returns it
 */
export function describeTally({ passed, failed, flaky }) {
  const verdict = flaky.length > maxFlaky ? `; more than ${maxFlaky} count as failed` : '';
  return [
    ...(flaky.length > 0 ? [`Flaky: failed, then passed alone${verdict}:`, ...flaky.map((name) => `  ${name}`)] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/**
 * Counts a failure for a runner that failed without naming a test (a crash, an error outside of tests, no test found).
 */
const atLeastOne = (tally, ok) => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 });

/**
 * Counts skipped and todo tests as failed, since they show nothing. A file that failed outside of its tests counts
 * once, together with its tests that did not run.
 * @param {object} report Vitest's JSON report
 * @returns {Tally}
 */
export function tallyVitest({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  const brokenFiles = testResults.filter(isBrokenFile);
  const notRunForThem = brokenFiles.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed'),
  );
  const unrun = numPendingTests + numTodoTests - notRunForThem.length;
  return { passed: numPassedTests, failed: numFailedTests + unrun + brokenFiles.length, flaky: [] };
}

/**
 * @param {object} report Playwright's JSON report
 * @returns {Tally}
 */
export const tallyPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  flaky: [],
});

/** @param {string} file @returns {Promise<object | null>} null if the runner left no report, or an incomplete one */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @typedef {object} FinishedRun
 * @property {string} file the runner's JSON report
 * @property {boolean} ok whether the runner exited with 0
 */

/**
 * Runs tests. Retries the failed ones alone, if there are few enough: not at once, but when the caller asks for the
 * count, since other tests may still run beside these.
 * @param {object} tests
 * @param {() => Promise<FinishedRun>} tests.run
 * @param {(failed: import('./test-outcomes.mjs').TestOutcome[]) => Promise<FinishedRun>} [tests.retry] absent: no retry
 * @param {(report: object) => Tally} tests.tally
 * @param {(report: object) => import('./test-outcomes.mjs').TestOutcome[]} tests.outcomes
 * @returns {Promise<() => Promise<Tally>>} retries and counts
 */
export async function runTests({ run, retry, tally, outcomes }) {
  const { file, ok } = await run();
  const report = await readReport(file);
  if (!report) return async () => ({ passed: 0, failed: 1, flaky: [] });
  const counted = atLeastOne(tally(report), ok);
  const failed = outcomes(report).filter(({ status }) => status === 'failed');
  return async () => {
    if (!retry || failed.length === 0 || failed.length > maxRetried) return counted;
    const second = await readReport((await retry(failed)).file);
    const flaky = passedAlone(failed, second ? outcomes(second) : []);
    return { passed: counted.passed + flaky.length, failed: counted.failed - flaky.length, flaky };
  };
}

/** Returns names of failed tests that passed in the retry, without failures under the same name. */
function passedAlone(failed, outcomes) {
  const statuses = Map.groupBy(outcomes, ({ name }) => name);
  return failed
    .map(({ name }) => name)
    .filter((name) => statuses.get(name)?.every(({ status }) => status === 'passed') ?? false);
}
