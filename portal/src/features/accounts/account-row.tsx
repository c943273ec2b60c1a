import { CurrencyStatusBadge, PageLink } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { isNotOpened } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Amount, Button, classNames, useI18n } from '@quittance/widgets/kit';
import { CurrencyFlag } from '../../currency-flag/currency-flag.tsx';
import { currencyName } from '../../texts/currency-name.ts';
import { accountTexts } from './texts.en.ts';
import type { Waitlist } from './use-waitlist.ts';

const { currencyName: ownNames, lockedReason: lockedReasons } = accountTexts.english;

function Balance({ account }: { readonly account: CurrencyAccount }) {
  const { currency, balance, balanceConvertedToUSD } = account;
  return (
    <div className="account__balance">
      <Amount value={balance} currency={currency} />
      {currency !== 'USD' && (
        <span className="account__detail">
          ≈ <Amount value={balanceConvertedToUSD} currency="USD" />
        </span>
      )}
    </div>
  );
}

interface WaitingProps {
  readonly account: CurrencyAccount;
  readonly waitlist: Waitlist;
}

/** Says that the business waits for an account, or lets it join the list. */
function Waiting({ account: { currency, label }, waitlist: { has, joining, join } }: WaitingProps) {
  const { t } = useI18n(accountTexts);
  if (has(currency)) return <span className="account__detail account__waiting">{t('waiting')}</span>;
  if (!join) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      pending={joining === currency}
      disabled={joining !== undefined}
      onClick={() => join(currency)}
    >
      {t('waitlist')}
      <span className="q-visually-hidden"> {label}</span>
    </Button>
  );
}

/** Currencies other than US dollars have no account type; `traditional` stands for it in addresses. */
const transactionsAddress = ({ currency, accountType = 'traditional' }: CurrencyAccount): string =>
  `/accounts/${accountType}/${currency}/transactions-history`;

interface AccountRowProps {
  readonly waitlist: Waitlist;
  readonly account: CurrencyAccount;
  readonly onDeposit: ((account: CurrencyAccount) => void) | undefined;
}

/** One currency account: name, status, balance. */
export function AccountRow({ account, waitlist, onDeposit }: AccountRowProps) {
  const { t, locale } = useI18n(accountTexts);
  const { currency, label, currencyStatus, bankAccountNumber, isActive, providerStatus } = account;
  const isMuted = isNotOpened(account);
  return (
    <li className={classNames('account', isMuted && 'account--muted')}>
      <CurrencyFlag currency={currency} />
      <div className="account__name">
        {isActive ? (
          <PageLink className="account__link" to={transactionsAddress(account)}>
            {label}
          </PageLink>
        ) : (
          <strong>{label}</strong>
        )}
        <span className="account__detail">
          <span>
            {currencyName(currency, locale) ?? (hasText(ownNames, currency) ? t(`currencyName.${currency}`) : currency)}
          </span>
          {bankAccountNumber && (
            <span className="account__number">
              {t('number')} {bankAccountNumber}
            </span>
          )}
        </span>
      </div>
      <div className="account__status">
        <CurrencyStatusBadge status={currencyStatus} />
        {account.isLocked && hasText(lockedReasons, providerStatus) && (
          <span className="account__detail">{t(`lockedReason.${providerStatus}`)}</span>
        )}
      </div>
      {isMuted ? <Waiting account={account} waitlist={waitlist} /> : <Balance account={account} />}
      {onDeposit && isActive && (
        <Button size="small" onClick={() => onDeposit(account)}>
          {t('deposit')}
          <span className="q-visually-hidden"> {label}</span>
        </Button>
      )}
    </li>
  );
}
