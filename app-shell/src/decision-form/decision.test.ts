import { describe, expect, it } from 'vitest';
import { type DecisionOption, decisionProblems } from './decision.ts';

const option = (reason: DecisionOption['reason']): DecisionOption => ({ value: 'deny', label: 'Deny', reason });
const keys = (key: string) => key;

describe('a decision', () => {
  it.each<[name: string, chosen: DecisionOption | undefined, reason: string, problems: object]>([
    ['without a choice', undefined, 'Because.', { decision: 'missing' }],
    ['with its reason', option('required'), 'Because.', {}],
    ['without a reason that it needs', option('required'), '', { message: 'reasonMissing' }],
    ['with blanks for a reason', option('required'), ' \n ', { message: 'reasonMissing' }],
    ['without a reason that it may have', option('optional'), '', {}],
    ['that takes no reason', option('none'), '', {}],
  ])('%s', (_, chosen, reason, problems) => {
    expect(decisionProblems({ decision: 'deny', reason }, chosen, 'message', keys)).toEqual(problems);
  });
});
