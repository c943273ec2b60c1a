import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { patternOf, playwrightOutcomes, vitestOutcomes } from './test-outcomes.mjs';

describe('the outcome of each test', () => {
  it('is read from Vitest’s report, without tests excluded by a pattern', () => {
    const assertion = { ancestorTitles: ['ids', 'newId'], title: 'grows' };
    const testResults = [
      {
        name: path.resolve('server/src/ids.test.ts'),
        assertionResults: [
          { ...assertion, status: 'failed' },
          { ...assertion, title: 'is long', status: 'skipped' },
        ],
      },
    ];
    expect(vitestOutcomes({ testResults })).toEqual([
      { name: 'server/src/ids.test.ts', file: 'server/src/ids.test.ts', titles: '', status: 'other' },
      {
        name: 'server/src/ids.test.ts › ids › newId › grows',
        file: 'server/src/ids.test.ts',
        titles: 'ids > newId > grows',
        status: 'failed',
      },
    ]);
  });

  it('is read from Playwright’s report, groups and projects included', () => {
    const spec = (title, status) => ({ title, tests: [{ projectName: 'kit', status }] });
    const suites = [
      {
        title: 'kit/form.test.ts',
        file: 'kit/form.test.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'dates', file: 'kit/form.test.ts', specs: [spec('closes', 'unexpected')] }],
      },
    ];
    const config = { rootDir: path.resolve('tests/browser') };
    expect(playwrightOutcomes({ config, suites }).map(({ name, status }) => [name, status])).toEqual([
      ['[kit] tests/browser/kit/form.test.ts › opens', 'passed'],
      ['[kit] tests/browser/kit/form.test.ts › dates › closes', 'failed'],
    ]);
  });
});

it('a pattern matches the failed tests, and none whose name only starts the same', () => {
  const pattern = new RegExp(patternOf([{ titles: 'adds 1.5 (half up)' }, { titles: 'rounds' }]));
  expect(['adds 1.5 (half up)', 'rounds'].every((name) => pattern.test(name))).toBe(true);
  expect(['adds 1x5 (half up)', 'rounds down', 'never rounds'].some((name) => pattern.test(name))).toBe(false);
});

it('a pattern for a failed whole file excludes nothing', () => {
  expect(patternOf([{ titles: 'rounds' }, { titles: '' }])).toBe('');
});
