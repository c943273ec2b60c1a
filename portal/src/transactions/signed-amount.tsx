import { Amount, classNames } from '@quittance/widgets/kit';
import './signed-amount.css';
import type { Transaction } from './transaction.ts';

/** A signed amount; what came in stands out. */
export const SignedAmount = ({ row }: { readonly row: Transaction }) => (
  <span className={classNames('transaction-amount', row.direction === 'in' && 'transaction-amount--in')}>
    {row.direction === 'in' && '+'}
    <Amount value={row.amount} currency={row.currency} />
  </span>
);
