/** Registers `<quittance-bank-debit>` when it is loaded: for script tags and for the loader. */
import { defineBankDebit } from './define-bank-debit.tsx';

export type { QuittanceBankDebitElement } from './element-types.ts';

defineBankDebit();
