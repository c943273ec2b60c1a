import { Amount, classNames } from '@quittance/widgets/kit';
import './signed-amount.css';
import type { Transaction } from './transaction.ts';

/** An amount with its sign. Money received is green. */
export const SignedAmount = ({ row }: { readonly row: Transaction }) => (
  <span className={classNames('transaction-amount', row.direction === 'in' && 'transaction-amount--in')}>
    {row.direction === 'in' && '+'}
    <Amount value={row.amount} currency={row.currency} />
  </span>
);
