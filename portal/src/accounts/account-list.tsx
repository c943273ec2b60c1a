import type { AccountGroup } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { currencyStatusFace, PageLink } from '@quittance/widgets/host';
import {
  Amount,
  Button,
  buttonClass,
  Card,
  EmptyState,
  icons,
  Skeleton,
  StatusBadge,
  useI18n,
} from '@quittance/widgets/kit';

function useCurrencyName(currency: string): string {
  const { t, locale } = useI18n('portal-accounts');
  return (
    new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(currency) ?? t(`currencyName.${currency}`)
  );
}

interface AccountRowProps {
  readonly account: CurrencyAccount;
  readonly onDeposit: ((account: CurrencyAccount) => void) | undefined;
}

function AccountRow({ account, onDeposit }: AccountRowProps) {
  const { t } = useI18n('portal-accounts');
  const { currency, label, balance, currencyStatus, bankAccountNumber, isActive } = account;
  const name = useCurrencyName(currency);
  return (
    <li className="account">
      <span className="account__sign" aria-hidden="true">
        {currency}
      </span>
      <div className="account__name">
        <strong>{label}</strong>
        <span className="account__detail">{bankAccountNumber ? `${t('number')} ${bankAccountNumber}` : name}</span>
      </div>
      <div className="account__status">
        <StatusBadge {...currencyStatusFace[currencyStatus]} label={t(`currencyStatus.${currencyStatus}`)} />
        {account.isLocked && <span className="account__detail">{t(`lockedReason.${account.providerStatus}`)}</span>}
      </div>
      <div className="account__balance">
        <Amount value={balance} currency={currency} />
        {currency !== 'USD' && (
          <span className="account__detail">
            ≈ <Amount value={account.balanceConvertedToUSD} currency="USD" />
          </span>
        )}
      </div>
      {onDeposit && isActive && (
        <Button size="small" onClick={() => onDeposit(account)}>
          {t('deposit')}
          <span className="q-visually-hidden"> {label}</span>
        </Button>
      )}
    </li>
  );
}

interface AccountListProps {
  readonly group: AccountGroup;
  readonly accounts: readonly CurrencyAccount[];
  /** Decimal text. */
  readonly totalInUsd: string;
  /** Absent outside sandbox mode, and for those who may only read. */
  readonly onDeposit: ((account: CurrencyAccount) => void) | undefined;
}

/** The accounts of one group, in the order in which the server tells them, with what they are worth together. */
export function AccountList({ group, accounts, totalInUsd, onDeposit }: AccountListProps) {
  const { t } = useI18n('portal-accounts');
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('emptyTitle')}
          icon={icons.walletIcon}
          action={
            <PageLink className={buttonClass()} to="/accounts/payments">
              {t('emptyAction')}
            </PageLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <ul className="accounts">
        {accounts.map((account) => (
          <AccountRow
            key={`${account.currency} ${account.accountType ?? ''}`}
            account={account}
            onDeposit={onDeposit}
          />
        ))}
      </ul>
      <p className="accounts__total">
        {t('total', { group: t(group) })}
        <Amount value={totalInUsd} currency="USD" />
      </p>
    </Card>
  );
}

/** The outline of the list on its way. */
export function AccountListSkeleton() {
  return (
    <Card flush>
      <div className="accounts" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div className="account" key={row}>
            <span className="account__sign" />
            <div className="account__name">
              <Skeleton shape="medium" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
