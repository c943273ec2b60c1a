import type { InstructionKind } from '../providers/index.ts';

/** Rails for single credits by currency. Other currencies go by wire. */
const creditRails: Readonly<Record<string, string>> = { USD: 'ach', EUR: 'sepa', GBP: 'fps' };

/** Returns the rail that carries an order, which also names the ledger's account `bank:<rail>`. */
export function railOf({ kind, currency }: { readonly kind: InstructionKind; readonly currency: string }): string {
  switch (kind) {
    case 'debit':
      return 'ach';
    case 'credit':
      return creditRails[currency] ?? 'wire';
    case 'wire':
      return 'wire';
    case 'book':
      return 'book';
  }
}
