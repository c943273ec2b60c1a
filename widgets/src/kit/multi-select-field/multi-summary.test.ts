import { expect, it } from 'vitest';
import { summarize } from './multi-summary.ts';

const options = ['draft', 'sent', 'paid', 'overdue'].map((value) => ({ value, label: value.toUpperCase() }));

it.each([
  ['nothing', [], { kind: 'none' }],
  ['one by its name', ['paid'], { kind: 'few', labels: ['PAID'] }],
  ['two by their names, in the order of the list', ['paid', 'draft'], { kind: 'few', labels: ['DRAFT', 'PAID'] }],
  ['more than two by their count', ['draft', 'sent', 'paid'], { kind: 'many', count: 3 }],
  ['all as all', ['draft', 'sent', 'paid', 'overdue'], { kind: 'all' }],
  ['an option that is no longer offered as nothing', ['lost'], { kind: 'none' }],
])('summarizes %s', (_what, selected, expected) => {
  expect(summarize(options, selected)).toEqual(expected);
});

it('summarizes the only option as all', () => {
  expect(summarize(options.slice(0, 1), ['draft'])).toEqual({ kind: 'all' });
});
