import { type Loaded, PageLink } from '@quittance/app-shell';
import { mayMake, openAccount } from '@quittance/sdk/client';
import { totalInUsd, withoutRate } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Amount, buttonClass, Card, EmptyState, icons, Skeleton, useI18n, useRateOrigin } from '@quittance/widgets/kit';
import { accountAddress } from '../../../currency-accounts/account-address.ts';
import { CurrencyFlag } from '../../../currency-accounts/currency-flag.tsx';
import type { Balances } from '../../../currency-accounts/use-balances.ts';
import { LargeAmount } from '../../../large-amount/large-amount.tsx';
import { LoadProblem } from '../../../layout/load-problem.tsx';
import { useMember } from '../../../session/member.ts';
import { overviewTexts } from './texts.en.ts';

/** More accounts stand on their own page. */
const shownAccounts = 4;

const isForeign = ({ currency }: CurrencyAccount): boolean => currency !== 'USD';

function AccountLine({ account }: { readonly account: CurrencyAccount }) {
  const { t } = useI18n(overviewTexts);
  const { currency, label, balance, balanceConvertedToUSD } = account;
  return (
    <li className="cash__account">
      <CurrencyFlag currency={currency} />
      <PageLink className="cash__link" to={accountAddress(account, 'transactions-history')}>
        {label}
      </PageLink>
      <span className="cash__balance">
        <Amount value={balance} currency={currency} />
        {isForeign(account) && (
          <span className="cash__equivalent">
            {balanceConvertedToUSD === undefined ? (
              t('cash.noRate')
            ) : (
              <>
                ≈ <Amount value={balanceConvertedToUSD} currency="USD" />
              </>
            )}
          </span>
        )}
      </span>
    </li>
  );
}

interface AccountsProps extends Pick<Balances, 'rates'> {
  /** At least one. */
  readonly accounts: readonly CurrencyAccount[];
}

function Accounts({ accounts, rates }: AccountsProps) {
  const { t, locale } = useI18n(overviewTexts);
  const rateOrigin = useRateOrigin();
  const hidden = accounts.length - shownAccounts;
  const isConverted = accounts.some(isForeign);
  const missing = withoutRate(accounts);
  return (
    <>
      <p className="cash__total">
        <LargeAmount value={totalInUsd(accounts)} currency="USD" {...(isConverted && { prefix: '≈ ' })} />
        <span className="cash__label">{t('cash.total')}</span>
        {isConverted && rates && <span className="cash__label">{rateOrigin(rates)}</span>}
      </p>
      {missing.length > 0 && <p className="cash__label">{t('cash.withoutRate', { currencies: missing.join(', ') })}</p>}
      <ul className="cash__accounts">
        {accounts.slice(0, shownAccounts).map((account) => (
          <AccountLine key={`${account.currency} ${account.accountType ?? ''}`} account={account} />
        ))}
      </ul>
      {hidden > 0 && (
        <PageLink className="overview__more" to="/accounts">
          {t('cash.more', { count: hidden, number: new Intl.NumberFormat(locale).format(hidden) })}
        </PageLink>
      )}
    </>
  );
}

/** Every open balance with one total, in US dollars. */
export function CashPosition({ balances }: { readonly balances: Loaded<Balances> }) {
  const { t } = useI18n(overviewTexts);
  const { user } = useMember();
  const open = balances.data?.items.filter(({ isActive }) => isActive);
  return (
    <Card
      className="overview__cash"
      title={t('cash.title')}
      actions={
        <PageLink className="overview__more" to="/accounts">
          {t('cash.all')}
        </PageLink>
      }
    >
      {balances.error !== undefined && <LoadProblem error={balances.error} onRetry={balances.refresh} />}
      {balances.error === undefined && !open && <Skeleton shape="block" />}
      {open && open.length > 0 && <Accounts accounts={open} rates={balances.data?.rates} />}
      {open?.length === 0 && (
        <EmptyState
          title={t('cash.emptyTitle')}
          icon={icons.walletIcon}
          action={
            mayMake(openAccount, user) && (
              <PageLink className={buttonClass({})} to="/accounts/open">
                {t('cash.open')}
              </PageLink>
            )
          }
        >
          {t('cash.emptyText')}
        </EmptyState>
      )}
    </Card>
  );
}
