import { PageLink } from '@quittance/app-shell';
import { accountOpening, isNotOpened, isUsableAccount } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { classNames, useI18n } from '@quittance/widgets/kit';
import { AccountBalance, AccountName } from '@quittance/widgets/react';
import { accountAddress } from '../../currency-accounts/account-address.ts';
import { CurrencyFlag } from '../../currency-accounts/currency-flag.tsx';
import { useLockedReason } from '../../currency-accounts/use-locked-reason.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountOpeningAction } from './account-opening-action.tsx';
import { accountTexts } from './texts.en.ts';
import { useCurrencyName } from './use-currency-name.ts';
import type { Waitlist } from './use-waitlist.ts';

/** Currency and number of an account; why it is locked. */
function Details({ account }: { readonly account: CurrencyAccount }) {
  const { t } = useI18n(accountTexts);
  const currencyName = useCurrencyName();
  const lockedReason = useLockedReason()(account);
  const { currency, bankAccountNumber } = account;
  return (
    <span className="account__detail">
      <span>{currencyName(currency)}</span>
      {bankAccountNumber && (
        <span className="account__number">
          {t('number')} {bankAccountNumber}
        </span>
      )}
      {lockedReason && <span>{lockedReason}</span>}
    </span>
  );
}

interface AccountRowProps {
  readonly waitlist: Waitlist;
  readonly account: CurrencyAccount;
  readonly onInvite: (account: CurrencyAccount) => void;
}

/** One currency account: name, status, balance, actions. */
export function AccountRow({ account, waitlist, onInvite }: AccountRowProps) {
  const { currency, label, isActive } = account;
  return (
    <li className={classNames('account', isNotOpened(account) && 'account--muted')}>
      <CurrencyFlag currency={currency} />
      <AccountName account={account} hint={<Details account={account} />}>
        {isActive ? (
          <PageLink className="account__link" to={accountAddress(account, 'transactions-history')}>
            {label}
          </PageLink>
        ) : (
          <strong>{label}</strong>
        )}
      </AccountName>
      {accountOpening(account) === null ? (
        <AccountBalance account={account} />
      ) : (
        <AccountOpeningAction account={account} waitlist={waitlist} />
      )}
      {isUsableAccount(account) && <AccountActions account={account} onInvite={() => onInvite(account)} />}
    </li>
  );
}
