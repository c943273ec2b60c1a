import { useId, useState } from 'react';
import { Icon } from '../kit/icon/icon.tsx';
import { chevronDownIcon } from '../kit/icon/icons.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { type Account, queryOf } from './account.ts';
import { AccountSummary } from './account-summary.tsx';
import { DepositInstructions } from './deposit-instructions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';

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
            <RecentTransactions account={account} />
            <DepositInstructions account={account} />
          </div>
        )}
      </div>
    </li>
  );
}
