import { type AnswerOf, type Contract, redeemPoints } from '@quittance/sdk/client';
import { createMoneyIntent, type MoneyIntent, type MoneyIntentState } from '@quittance/sdk/stores';
import { useClient } from '@quittance/widgets/kit';
import { useMemo } from 'react';
import { useOutcome } from '../../../unknown-outcome/use-outcome.ts';

type Answer = AnswerOf<Contract['redeemPoints']>;

/** One exchange of points at a time, by its number of points. */
export interface Redemption {
  readonly intent: MoneyIntent<number, Answer>;
  readonly state: MoneyIntentState<number, Answer>;
}

/**
 * Runs an exchange of points. Keep it outside the dialog: after a lost answer no other exchange may begin before its
 * outcome is found.
 */
export function useRedemption(onRedeemed: (answer: Answer) => void): Redemption {
  const client = useClient();
  const intent = useMemo(
    () =>
      createMoneyIntent((points: number, { idempotencyKey }) =>
        client.request(redeemPoints, { body: { points } }, { idempotencyKey }),
      ),
    [client],
  );
  return { intent, state: useOutcome(intent, onRedeemed) };
}
