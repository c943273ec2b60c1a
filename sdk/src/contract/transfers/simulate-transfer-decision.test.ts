import { expect, it } from 'vitest';
import { simulateTransferDecision } from './simulate-transfer-decision.ts';

it('refuses a recovery, since the bank of the sandbox takes no payout back', () => {
  const decided = (decision: string) =>
    simulateTransferDecision.body?.safeParse({ transferId: 'trf_01m8g2t8nn6pgr1ct3hg694dpj', decision });
  expect(decided('absorb')?.success).toBe(true);
  expect(decided('recover')?.error?.issues).toMatchObject([{ path: ['decision'], code: 'invalid_value' }]);
});
