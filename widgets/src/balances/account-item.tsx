import { formatDecimalMoney } from '@quittance/sdk/money';
import { useId, useState } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Icon } from '../kit/icon/icon.tsx';
import { chevronDownIcon, clockIcon, lockIcon } from '../kit/icon/icons.ts';
import { StatusBadge } from '../kit/status-badge/status-badge.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { type Account, queryOf } from './account.ts';
import { DepositInstructions } from './deposit-instructions.tsx';
import { balancesTexts } from './texts.en.ts';

function Status({ account: { isActive, currencyStatus } }: { readonly account: Account }) {
  const { t } = useI18n(balancesTexts);
  if (isActive && currencyStatus === 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS') return null;
  const isLocked = currencyStatus === 'CURRENCY_ACCOUNT_LOCKED';
  return (
    <StatusBadge
      tone={isLocked ? 'danger' : 'info'}
      icon={isLocked ? lockIcon : clockIcon}
      label={t(`status.${currencyStatus}`)}
    />
  );
}

/** Name, status and balance of an account. */
export function AccountSummary({ account }: { readonly account: Account }) {
  const { t, locale } = useI18n(balancesTexts);
  const { currency, label, balance, balanceConvertedToUSD, bankAccountNumber } = account;
  return (
    <>
      <span className="q-balances__code" aria-hidden="true">
        {currency}
      </span>
      <span className="q-balances__name">
        <strong>{label}</strong>
        {bankAccountNumber && <span className="q-balances__hint">{bankAccountNumber}</span>}
        <Status account={account} />
      </span>
      <span className="q-balances__balance">
        <Amount value={balance} currency={currency} />
        {currency !== 'USD' && (
          <span className="q-balances__hint">
            {t('inUsd', { amount: formatDecimalMoney(balanceConvertedToUSD, 'USD', locale) })}
          </span>
        )}
      </span>
    </>
  );
}

interface AccountItemProps {
  readonly account: Account;
  readonly onEvent: WidgetEventListener;
}

/** One account. Pressing an active one shows its details below. */
export function AccountItem({ account, onEvent }: AccountItemProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) onEvent('account-open', queryOf(account));
    setOpen(!isOpen);
  };
  if (!account.isActive) {
    return (
      <li part="account">
        <div className="q-balances__account">
          <AccountSummary account={account} />
        </div>
      </li>
    );
  }
  return (
    <li part="account">
      <button
        type="button"
        className="q-balances__account q-balances__account--press"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <AccountSummary account={account} />
        <Icon shape={chevronDownIcon} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="q-balances__details" part="details">
            <DepositInstructions account={account} />
          </div>
        )}
      </div>
    </li>
  );
}
