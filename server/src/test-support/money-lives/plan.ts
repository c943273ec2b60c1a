import {
  holdDecisions,
  sandboxPayoutDigits,
  simulatedDepositOutcomes,
  withdrawalDecisions,
} from '@quittance/sdk/rules';
import fc from 'fast-check';
import { feeCommand } from '../fee-lives/fee-life.ts';
import { plan as invoicePlan, type Plan, type Step, step } from '../invoice-lives/plan.ts';
import { ownAccounts } from './world.ts';

const company = fc.integer({ min: 0, max: 2 });
const account = fc.integer({ min: 0, max: ownAccounts.length - 1 });
const chosen = fc.nat({ max: 30 });
/** Mostly such that several fit a balance; now and then more than there is. */
const amount = fc
  .oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 300_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 300_001, max: 9_000_000 }) },
  )
  .map((cents) => (cents / 100).toFixed(2));

const move = fc.record({
  from: account,
  amount,
  to: fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('company' as const), company }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('own' as const), account }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('outside' as const),
        digits: fc.constantFrom('', ...Object.keys(sandboxPayoutDigits)),
      }),
    },
  ),
});

const paying: ReadonlySet<Step['does']> = new Set<Step['does']>([
  'pay',
  'pay-held',
  'debit',
  'card',
  'coins',
  'transfer',
]);
const invoiceStep = fc.oneof(
  { weight: 3, arbitrary: step.filter(({ does }) => paying.has(does)) },
  { weight: 2, arbitrary: step },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('block' as const) }) },
);

type Values<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends fc.Arbitrary<infer Value> ? Value : never;
};

const does = <Name extends string, Fields extends object = object>(weight: number, name: Name, fields?: Fields) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(name), ...fields }) as fc.Arbitrary<
    { readonly does: Name } & Values<Fields>
  >,
});

const command = fc.oneof(
  does(4, 'deposit', { company, account, amount, outcome: fc.constantFrom(...simulatedDepositOutcomes) }),
  does(2, 'decide-deposit', { chosen, decision: fc.constantFrom('release', 'deny', 'return') }),
  does(1, 'assign-deposit', { chosen, company }),
  does(1, 'recall-deposit', { chosen }),
  does(5, 'send', { company, moves: fc.array(move, { minLength: 1, maxLength: 3 }) }),
  does(2, 'cancel-transfer', { chosen }),
  does(1, 'decide-transfer', { chosen, decision: fc.constantFrom(...holdDecisions, ...withdrawalDecisions) }),
  does(3, 'decide-waiting-transfer', { chosen }),
  does(3, 'invoice', { plan: invoicePlan }),
  does(12, 'invoice-step', { chosen, step: invoiceStep }),
  does(2, 'monitor', { company, isMonitored: fc.boolean() }),
  does(1, 'release-blocked'),
  does(1, 'write-off', { percent: fc.constantFrom(1n, 50n, 100n) }),
  does(2, 'set-plan', { company, tier: fc.constantFrom('vault', 'premium') }),
  does(1, 'waive', { company, waived: fc.boolean() }),
  does(2, 'redeem', { company, points: fc.integer({ min: 50, max: 400 }) }),
  does(1, 'apply'),
  does(2, 'onboarding-fee', { step: feeCommand }),
  does(1, 'repeat-news'),
  does(1, 'reorder-news'),
  does(4, 'wait', { hours: fc.constantFrom(1, 6, 24, 80, 240, 800) }),
);
export type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

export interface History {
  /** There from the beginning. */
  readonly invoices: readonly Plan[];
  readonly commands: readonly Command[];
}

/** @param length of each history, in commands */
export const history = (length: { readonly minLength: number; readonly maxLength: number }): fc.Arbitrary<History> =>
  fc.record({
    invoices: fc.array(invoicePlan, { minLength: 2, maxLength: 3 }),
    commands: fc.array<Command>(command, { ...length, size: 'max' }),
  });
