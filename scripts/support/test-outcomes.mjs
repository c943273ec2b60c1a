import path from 'node:path';
import { root } from './repository.mjs';

/**
 * The outcome of one test.
 * @typedef {object} TestOutcome
 * @property {string} name file and titles, for people
 * @property {string} file from the repository's root
 * @property {string} titles as Vitest's `--testNamePattern` matches them; empty for a whole file
 * @property {'passed' | 'failed' | 'other'} status
 */

const joined = (titles) => titles.join(' > ');
const nameOf = (file, titles) => [file, ...titles].join(' › ');
const statusOf = (status) => (status === 'passed' || status === 'failed' ? status : 'other');

/**
 * Whether a file failed outside of its tests: in a hook, or while loading. @param {object} result of Vitest's report
 */
export const isBrokenFile = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

function fileStatus(result) {
  if (isBrokenFile(result)) return 'failed';
  return result.assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'other';
}

/**
 * Returns the outcomes of the tests, and of each file as a whole (without titles).
 * @param {object} report Vitest's JSON report @returns {TestOutcome[]}
 */
export const vitestOutcomes = ({ testResults }) =>
  testResults.flatMap((result) => {
    const file = path.relative(root, result.name);
    const tests = result.assertionResults.filter(({ status }) => status !== 'skipped');
    return [
      { name: file, file, titles: '', status: fileStatus(result) },
      ...tests.map(({ ancestorTitles, title, status }) => ({
        name: nameOf(file, [...ancestorTitles, title]),
        file,
        titles: joined([...ancestorTitles, title]),
        status: statusOf(status),
      })),
    ];
  });

const playwrightStatuses = { expected: 'passed', unexpected: 'failed' };

/** @param {object} report Playwright's JSON report @returns {TestOutcome[]} */
export function playwrightOutcomes({ config, suites }) {
  const folder = path.relative(root, config.rootDir);
  const of = (suite, titles) => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => {
        const file = path.join(folder, suite.file);
        const all = [...titles, title];
        const name = nameOf(`[${projectName}] ${file}`, all);
        return { name, file, titles: joined(all), status: playwrightStatuses[status] ?? 'other' };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => of(inner, [...titles, inner.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((file) => of(file, []));
}

/** Returns a pattern for these tests only, or for everything if one is a whole file. @param {TestOutcome[]} tests */
export const patternOf = (tests) =>
  tests.some(({ titles }) => titles === '')
    ? ''
    : `^(?:${tests.map(({ titles }) => RegExp.escape(titles)).join('|')})$`;
