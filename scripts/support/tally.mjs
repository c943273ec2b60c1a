import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {boolean} ok @returns {Tally} */
export const tallyStep = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** @param {Tally[]} tallies @returns {Tally} */
export const sumTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** A runner that failed without naming a test (a crash, an error outside of tests, no test found) has failed once. */
const atLeastOne = (tally, ok) => (ok || tally.failed > 0 ? tally : { ...tally, failed: 1 });

/**
 * Skipped and todo tests count as failed: what is not run says nothing.
 * @param {object} report Vitest's JSON report
 * @returns {Tally}
 */
export function tallyVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const unrun = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unrun + brokenFiles.length };
}

/**
 * @param {object} report Playwright's JSON report
 * @returns {Tally}
 */
export const tallyPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

/**
 * @param {{ file: string, ok: boolean, read: (report: object) => Tally }} run
 * @returns {Promise<Tally>}
 */
export async function tallyReport({ file, ok, read }) {
  try {
    return atLeastOne(read(JSON.parse(await readFile(file, 'utf8'))), ok);
  } catch {
    return { passed: 0, failed: 1 };
  }
}
