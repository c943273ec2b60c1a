import { bankingMorningAfter } from '@quittance/sdk/rules';
import type { IncomingCredit, SimulatedCourse } from './rails.ts';

/** An event of a credit. Its name is unique for the credit. */
export type CreditNews = { readonly name: string; readonly at: Date } & (
  | { readonly kind: 'incoming'; readonly credit: string }
  | { readonly kind: 'recalled'; readonly code: string }
);

export const recallAt = (at: Date): CreditNews => ({ name: 'recalled', kind: 'recalled', code: 'FRAD', at });

/** Returns what the sandbox's bank reports of a credit. */
export function newsOfCredit(credit: IncomingCredit, course: SimulatedCourse, now: Date): readonly CreditNews[] {
  const details = JSON.stringify({ ...credit, amountMinor: String(credit.amountMinor) });
  const incoming = (at: Date, name = 'incoming'): CreditNews => ({ name, kind: 'incoming', credit: details, at });
  switch (course) {
    case 'at-once':
      return [incoming(now)];
    case 'next-banking-day':
      return [incoming(bankingMorningAfter(now, 1))];
    case 'reported-twice':
      // Two events, as of a notification and a statement; the inbox ignores repeated deliveries of one event.
      return [incoming(now), incoming(now, 'incoming-again')];
    case 'called-back':
      return [incoming(now), recallAt(bankingMorningAfter(now, 1))];
  }
}
