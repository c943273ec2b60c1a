import { formatDecimalMoney } from '@quittance/sdk/money';
import { isUsableAccount } from '@quittance/sdk/rules';
import type { ReactNode } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { CurrencyStatusBadge } from '../kit/currency-status-badge/currency-status-badge.tsx';
import type { Account } from './account.ts';
import { balancesTexts } from './texts.en.ts';

/** The status of an account, unless it is in use like most. */
function Status({ account }: { readonly account: Account }) {
  if (isUsableAccount(account)) return null;
  return <CurrencyStatusBadge status={account.currencyStatus} />;
}

/** The balance, with its value in US dollars. */
export function AccountBalance({ account }: { readonly account: Account }) {
  const { t, locale } = useI18n(balancesTexts);
  const { currency, balance, balanceConvertedToUSD } = account;
  return (
    <span className="q-balances__balance">
      <Amount value={balance} currency={currency} />
      {currency !== 'USD' && (
        <span className="q-balances__hint">
          {balanceConvertedToUSD === undefined
            ? t('noRate')
            : t('inUsd', { amount: formatDecimalMoney(balanceConvertedToUSD, 'USD', locale) })}
        </span>
      )}
    </span>
  );
}

interface AccountNameProps {
  readonly account: Account;
  /** Default: the account's label. */
  readonly children?: ReactNode;
  /** Default: the account's number. */
  readonly hint?: ReactNode;
}

/** Name and status of an account. */
export function AccountName({ account, children, hint }: AccountNameProps) {
  const { label, bankAccountNumber } = account;
  return (
    <span className="q-balances__name">
      {children ?? <strong>{label}</strong>}
      {hint ?? (bankAccountNumber && <span className="q-balances__hint">{bankAccountNumber}</span>)}
      <Status account={account} />
    </span>
  );
}

/** Name, status and balance of an account. */
export function AccountSummary({ account }: { readonly account: Account }) {
  return (
    <>
      <span className="q-balances__code" aria-hidden="true">
        {account.currency}
      </span>
      <AccountName account={account} />
      <AccountBalance account={account} />
    </>
  );
}
