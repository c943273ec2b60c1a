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

export type GrantStep = 'points' | 'cost';

export const businessKey = (grantId: string, step: GrantStep | `${GrantStep}:reversed`): string =>
  `rwd:${grantId}:${step}`;

/** P12: PTS Dr pts:issuer n / Cr pts n ‖ USD Dr exp:rewards c / Cr rewards:payable c. */
export const pointsGranted = ({ id, organizationId, invoiceId, points, costMinor }: Grant): readonly JournalEntry[] => [
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
];
