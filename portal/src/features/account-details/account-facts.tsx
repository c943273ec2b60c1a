import { Fact, FactList, useResource } from '@quittance/app-shell';
import { getTransferTerms } from '@quittance/sdk/client';
import { formatDecimalMoney, formatPercent } from '@quittance/sdk/money';
import { Amount, Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { AccountKey } from '../../currency-accounts/account-key.ts';
import { AccountStatus } from '../../currency-accounts/account-status.tsx';
import type { OneAccount } from '../../currency-accounts/use-account.ts';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { useMember } from '../../session/member.ts';
import { currencyName } from '../../texts/currency-name.ts';
import { accountDetailsTexts } from './texts.en.ts';

/** What moving money from and to the account costs. */
function Fees() {
  const { t, locale } = useI18n(accountDetailsTexts);
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback((signal: AbortSignal) => client.request(getTransferTerms, {}, { signal }), [client]),
  );
  const money = ({ amount, currency }: { amount: string; currency: string }) =>
    formatDecimalMoney(amount, currency, locale);
  return (
    <Card title={t('fees.title')}>
      {error !== undefined && <LoadProblem error={error} onRetry={refresh} />}
      {error === undefined && !data && <Skeleton shape="block" />}
      {data && (
        <FactList>
          <Fact term={t('fees.receive')}>{t('fees.free')}</Fact>
          <Fact term={t('fees.inside')}>{t('fees.free')}</Fact>
          <Fact term={t('fees.local')}>{money(data.localFee)}</Fact>
          <Fact term={t('fees.wire')}>{money(data.wireFee)}</Fact>
          <Fact term={t('fees.conversion')}>
            {t('fees.margin', { percent: formatPercent(data.conversionMargin, locale) })}
          </Fact>
        </FactList>
      )}
    </Card>
  );
}

interface AccountFactsProps {
  readonly account: AccountKey;
  readonly loaded: OneAccount;
}

/** What the account is: whose, in what state, and what it costs. */
export function AccountFacts({ account: { currency }, loaded: { account, error, refresh } }: AccountFactsProps) {
  const { t, locale } = useI18n(accountDetailsTexts);
  const { user } = useMember();
  return (
    <div className="account-facts">
      <Card title={t('facts.title')}>
        {error !== undefined && <LoadProblem error={error} onRetry={refresh} />}
        {error === undefined && !account && <Skeleton shape="block" />}
        {account && (
          <FactList>
            <Fact term={t('facts.owner')}>
              <bdi>{user.company?.legalName}</bdi>
            </Fact>
            <Fact term={t('facts.currency')}>
              {t('facts.currencyName', { name: currencyName(currency, locale) ?? currency, currency })}
            </Fact>
            {account.accountType && <Fact term={t('facts.use')}>{t(`use.${account.accountType}`)}</Fact>}
            {account.bankAccountNumber && <Fact term={t('facts.number')}>{account.bankAccountNumber}</Fact>}
            <Fact term={t('facts.status')}>
              <AccountStatus account={account} />
            </Fact>
            <Fact term={t('facts.balance')}>
              <Amount value={account.balance} currency={currency} />
            </Fact>
          </FactList>
        )}
      </Card>
      <Fees />
    </div>
  );
}
