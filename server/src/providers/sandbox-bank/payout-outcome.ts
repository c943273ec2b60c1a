import { type SandboxPayoutOutcome, sandboxPayoutDigits } from '@quittance/sdk/rules';

/** Returns what the sandbox's bank does with a payout to the account number or IBAN. */
export function payoutOutcomeOf(accountNumber: string): SandboxPayoutOutcome {
  const digits = accountNumber.replaceAll(/\D/g, '');
  return Object.entries(sandboxPayoutDigits).find(([magic]) => digits.includes(magic))?.[1] ?? 'settles';
}
