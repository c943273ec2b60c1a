import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumTallies, tallyPlaywright, tallyReport, tallyVitest } from './tally.mjs';

const vitestReport = (changes = {}) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

const fileWith = async (content) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'tally-')), 'report.json');
  await writeFile(file, content);
  return file;
};

describe('the final count', () => {
  it('takes skipped and todo tests for failures', () => {
    expect(tallyVitest(vitestReport({ numPendingTests: 2, numTodoTests: 1 }))).toEqual({ passed: 5, failed: 3 });
    expect(tallyPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  it('counts a test file that could not even be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyVitest(vitestReport({ testResults }))).toEqual({ passed: 5, failed: 1 });
  });

  it('does not count a file twice for the tests that failed in it', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(tallyVitest(vitestReport({ numFailedTests: 1, testResults }))).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a runner that failed although every test passed', async () => {
    const file = await fileWith(JSON.stringify(vitestReport()));
    expect(await tallyReport({ file, ok: false, read: tallyVitest })).toEqual({ passed: 5, failed: 1 });
    expect(await tallyReport({ file, ok: true, read: tallyVitest })).toEqual({ passed: 5, failed: 0 });
  });

  it('counts a runner that left no report, or half of one', async () => {
    expect(await tallyReport({ file: '/nowhere', ok: true, read: tallyVitest })).toEqual({ passed: 0, failed: 1 });
    expect(await tallyReport({ file: await fileWith('{"num'), ok: true, read: tallyVitest })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('adds up', () => {
    expect(
      sumTallies([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
