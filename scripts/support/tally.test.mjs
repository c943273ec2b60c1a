import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeTally, failTooManyFlaky, runTests, sumTallies, tallyPlaywright, tallyVitest } from './tally.mjs';
import { vitestOutcomes } from './test-outcomes.mjs';

const vitestReport = (changes = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

const assertion = (title, status) => ({ ancestorTitles: ['money'], title, status });

const reportOf = (statuses) => {
  const assertionResults = Object.entries(statuses).map(([title, status]) => assertion(title, status));
  const countOf = (wanted) => assertionResults.filter(({ status }) => status === wanted).length;
  return vitestReport({
    numPassedTests: countOf('passed'),
    numFailedTests: countOf('failed'),
    testResults: [
      { name: path.resolve('server/a.test.ts'), status: countOf('failed') > 0 ? 'failed' : 'passed', assertionResults },
    ],
  });
};

const fileWith = async (content) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  await writeFile(file, content);
  return file;
};

const runOf =
  (report, ok = true) =>
  async () => ({ file: await fileWith(JSON.stringify(report)), ok });

const tallyRun = async (run, retry) => {
  const retryAndTally = await runTests({ run, retry, tally: tallyVitest, outcomes: vitestOutcomes });
  return retryAndTally();
};

describe('the final count', () => {
  it('counts skipped and todo tests as failures', () => {
    expect(tallyVitest(vitestReport({ numPendingTests: 2, numTodoTests: 1 }))).toMatchObject({ passed: 5, failed: 3 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(tallyPlaywright({ stats, errors: [] })).toMatchObject({ passed: 4, failed: 3 });
  });

  it('counts errors outside of tests', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };
    expect(tallyPlaywright({ stats, errors: [{ message: 'broken' }] })).toMatchObject({ passed: 4, failed: 1 });
  });

  it('counts a test file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyVitest(vitestReport({ testResults }))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a file with a failed hook once, with its tests that did not run', () => {
    const assertionResults = [
      assertion('adds', 'passed'),
      assertion('rounds', 'skipped'),
      assertion('splits', 'skipped'),
    ];
    const testResults = [{ status: 'failed', assertionResults }];
    expect(tallyVitest(vitestReport({ numPassedTests: 1, numPendingTests: 2, testResults }))).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('does not count a file in addition to its failed tests', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(tallyVitest(vitestReport({ numFailedTests: 1, testResults }))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a runner that failed although every test passed', async () => {
    expect(await tallyRun(runOf(vitestReport(), false))).toMatchObject({ passed: 5, failed: 1 });
    expect(await tallyRun(runOf(vitestReport()))).toMatchObject({ passed: 5, failed: 0 });
  });

  it('counts a runner that left no report, or an incomplete one', async () => {
    expect(await tallyRun(async () => ({ file: '/nowhere', ok: true }))).toMatchObject({ passed: 0, failed: 1 });
    const half = await fileWith('{"num');
    expect(await tallyRun(async () => ({ file: half, ok: true }))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('adds up', () => {
    expect(
      sumTallies([
        { passed: 1, failed: 0, flaky: ['a'] },
        { passed: 2, failed: 3, flaky: ['b'] },
      ]),
    ).toEqual({ passed: 3, failed: 3, flaky: ['a', 'b'] });
  });
});

describe('another try', () => {
  const first = runOf(reportOf({ adds: 'passed', rounds: 'failed', splits: 'failed' }), false);

  it('is made for failed tests, and names those that pass', async () => {
    const tried = [];
    const retry = async (failed) => {
      tried.push(...failed.map(({ titles }) => titles));
      return runOf(reportOf({ adds: 'skipped', rounds: 'passed', splits: 'failed' }), false)();
    };
    expect(await tallyRun(first, retry)).toEqual({
      passed: 2,
      failed: 1,
      flaky: ['server/a.test.ts › money › rounds'],
    });
    expect(tried).toEqual(['money > rounds', 'money > splits']);
  });

  describe('of a file whose hook failed', () => {
    const fileReport = (status, tests) => ({
      ...reportOf(tests),
      numPendingTests: Object.values(tests).filter((of) => of === 'skipped').length,
      testResults: reportOf(tests).testResults.map((result) => ({ ...result, status })),
    });
    const broken = runOf(fileReport('failed', { adds: 'skipped', rounds: 'skipped' }), false);

    it('is made for the whole file, which is flaky if it passes', async () => {
      const tried = [];
      const retry = async (failed) => {
        tried.push(...failed);
        return runOf(fileReport('passed', { adds: 'passed', rounds: 'passed' }))();
      };
      expect(await tallyRun(broken, retry)).toEqual({ passed: 1, failed: 0, flaky: ['server/a.test.ts'] });
      expect(tried.map(({ file, titles }) => [file, titles])).toEqual([['server/a.test.ts', '']]);
    });

    it.for([
      ['breaks again', 'failed', { adds: 'skipped', rounds: 'skipped' }],
      ['fails a test then', 'failed', { adds: 'passed', rounds: 'failed' }],
      ['skips a test', 'passed', { adds: 'passed', rounds: 'skipped' }],
    ])('keeps the failure if it %s', async ([, status, tests]) => {
      expect(await tallyRun(broken, runOf(fileReport(status, tests)))).toMatchObject({ failed: 1, flaky: [] });
    });
  });

  it('keeps a failure if the retry has no result for it', async () => {
    const nothing = { passed: 1, failed: 2, flaky: [] };
    expect(await tallyRun(first, runOf(reportOf({ rounds: 'skipped' })))).toEqual(nothing);
    expect(await tallyRun(first, async () => ({ file: '/nowhere', ok: false }))).toEqual(nothing);
  });

  it('is not made without a failed test, nor for a run that failed as a whole', async () => {
    const retry = () => Promise.reject(new Error('not wanted'));
    expect(await tallyRun(runOf(reportOf({ adds: 'passed' })), retry)).toEqual({ passed: 1, failed: 0, flaky: [] });
    const broken = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`case ${index}`, 'failed']));
    expect(await tallyRun(runOf(reportOf(broken), false), retry)).toEqual({ passed: 0, failed: 11, flaky: [] });
  });

  it('is not made locally', async () => {
    expect(await tallyRun(first)).toEqual({ passed: 1, failed: 2, flaky: [] });
  });
});

describe('the summary of a run', () => {
  it('is the count alone when nothing is flaky', () => {
    expect(describeTally({ passed: 7, failed: 0, flaky: [] })).toBe('7 passed, 0 failed');
  });

  it('names three flaky tests above the count, where they count as passed', () => {
    const flaky = ['a › one', 'b › two', 'c › three'];
    const tally = failTooManyFlaky({ passed: 7, failed: 0, flaky });
    expect(describeTally(tally).split('\n')).toEqual([
      'Flaky: failed, then passed alone:',
      '  a › one',
      '  b › two',
      '  c › three',
      '7 passed, 0 failed',
    ]);
  });

  it('fails for more than three flaky tests', () => {
    const flaky = ['a', 'b', 'c', 'd'];
    const tally = failTooManyFlaky({ passed: 7, failed: 1, flaky });
    expect(tally).toEqual({ passed: 3, failed: 5, flaky });
    expect(describeTally(tally)).toMatch(/^Flaky: failed, then passed alone; more than 3 count as failed:\n/);
  });
});
