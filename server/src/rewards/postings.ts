import type { AccountType } from '@quittance/sdk/contract';
import { rewardCurrency } from '@quittance/sdk/rules';
import { accounts, credit, debit, type JournalEntry, pointsUnit } from '../ledger/index.ts';

/** A grant of points and what it costs. */
export interface Grant {
  readonly id: string;
  readonly organizationId: string;
  /** Absent for the welcome bonus. */
  readonly invoiceId?: string;
  readonly points: bigint;
  /** US cents. */
  readonly costMinor: bigint;
}

/** Points that are exchanged for money. */
export interface Redemption {
  readonly id: string;
  readonly organizationId: string;
  /** Of the US dollar account that gets the money. */
  readonly accountType: AccountType;
  readonly points: bigint;
  /** US cents. */
  readonly paidMinor: bigint;
}

type GrantStep = 'points' | 'cost';
type Step = GrantStep | `${GrantStep}:reversed` | 'settled' | 'owed' | 'redeemed' | 'paid';

/** Key of a journal of a grant or a redemption. */
export const businessKey = (id: string, step: Step): string => `rwd:${id}:${step}`;

/**
 * P12: PTS Dr pts:issuer n / Cr pts n ‖ USD Dr exp:rewards c / Cr rewards:payable c.
 * @param settled how many of the points settle owed ones
 */
export const pointsGranted = (grant: Grant, settled: bigint): readonly JournalEntry[] => {
  const { id, organizationId, invoiceId, points, costMinor } = grant;
  return [
    {
      businessKey: businessKey(id, 'points'),
      book: 'points',
      kind: 'points-granted',
      organizationId,
      ...(invoiceId !== undefined && { invoiceId }),
      lines: [
        debit(accounts.pointsIssuer(), points, pointsUnit),
        credit(accounts.points(organizationId), points, pointsUnit),
      ],
    },
    {
      businessKey: businessKey(id, 'cost'),
      book: 'cash',
      kind: 'reward-cost',
      organizationId,
      ...(invoiceId !== undefined && { invoiceId }),
      lines: [
        debit(accounts.expense('rewards'), costMinor, rewardCurrency),
        credit(accounts.rewardsPayable(), costMinor, rewardCurrency),
      ],
    },
    ...(settled === 0n ? [] : [pointsSettled({ ...grant, points: settled })]),
  ];
};

type MovedPoints = Omit<Grant, 'costMinor'>;

/** PTS Dr pts n / Cr pts:due n: new points settle what was owed. */
export const pointsSettled = ({ id, organizationId, invoiceId, points }: MovedPoints): JournalEntry => ({
  businessKey: businessKey(id, 'settled'),
  book: 'points',
  kind: 'points-settled',
  organizationId,
  ...(invoiceId !== undefined && { invoiceId }),
  lines: [
    debit(accounts.points(organizationId), points, pointsUnit),
    credit(accounts.pointsDue(organizationId), points, pointsUnit),
  ],
});

/** PTS Dr pts:due n / Cr pts n: what a reversal is about to take back and was redeemed is owed. */
export const pointsOwed = ({ id, organizationId, invoiceId, points }: MovedPoints): JournalEntry => ({
  businessKey: businessKey(id, 'owed'),
  book: 'points',
  kind: 'points-owed',
  organizationId,
  ...(invoiceId !== undefined && { invoiceId }),
  lines: [
    debit(accounts.pointsDue(organizationId), points, pointsUnit),
    credit(accounts.points(organizationId), points, pointsUnit),
  ],
});

/** P12, redeemed: PTS Dr pts n / Cr pts:issuer n ‖ USD Dr rewards:payable v / Cr avail v. */
export const pointsRedeemed = (redemption: Redemption): readonly JournalEntry[] => {
  const { id, organizationId, accountType, points, paidMinor } = redemption;
  const balance = accounts.available(organizationId, { currency: rewardCurrency, accountType });
  return [
    {
      businessKey: businessKey(id, 'redeemed'),
      book: 'points',
      kind: 'points-redeemed',
      organizationId,
      lines: [
        debit(accounts.points(organizationId), points, pointsUnit),
        credit(accounts.pointsIssuer(), points, pointsUnit),
      ],
    },
    {
      businessKey: businessKey(id, 'paid'),
      book: 'cash',
      kind: 'reward-paid',
      organizationId,
      lines: [debit(accounts.rewardsPayable(), paidMinor, rewardCurrency), credit(balance, paidMinor, rewardCurrency)],
    },
  ];
};
