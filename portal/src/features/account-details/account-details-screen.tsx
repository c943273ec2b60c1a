import { PageLink, Screen, usePagePlace, useRouteParams } from '@quittance/app-shell';
import { accountGroup, accountLabel, isUsableAccount } from '@quittance/sdk/rules';
import { buttonClass, Inline, useI18n } from '@quittance/widgets/kit';
import type { DepositWay } from '@quittance/widgets/react';
import { accountAddress } from '../../currency-accounts/account-address.ts';
import { type AccountKey, accountKeyOf } from '../../currency-accounts/account-key.ts';
import { useAccount } from '../../currency-accounts/use-account.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import './account-details.css';
import { AccountFacts } from './account-facts.tsx';
import { BankDetails } from './bank-details.tsx';
import { Instructions, Ways } from './instructions.tsx';
import { accountDetailsTexts } from './texts.en.ts';

function AccountDetails({ account }: { readonly account: AccountKey }) {
  const { t } = useI18n(accountDetailsTexts);
  const { constants } = useMember();
  const way: DepositWay = usePagePlace().location.pathname.endsWith('/swift') ? 'swift' : 'local';
  const loaded = useAccount(account);
  const label = accountLabel(account.currency, account.accountType);
  return (
    <Screen
      title={t('title', { account: label })}
      brand={constants.brandName}
      actions={
        <Inline>
          <PageLink
            className={buttonClass({ variant: 'quiet' })}
            to={`/accounts/${accountGroup(account.currency, account.accountType)}`}
          >
            {t('accounts')}
          </PageLink>
          <PageLink className={buttonClass()} to={accountAddress(account, 'transactions-history')}>
            {t('transactions')}
          </PageLink>
          {loaded.account && isUsableAccount(loaded.account) && (
            <PageLink className={buttonClass({ variant: 'primary' })} to={accountAddress(account, 'add-money')}>
              {t('addMoney')}
            </PageLink>
          )}
        </Inline>
      }
    >
      <AccountFacts account={account} loaded={loaded} />
      <Ways account={account} page="details" way={way} />
      <Instructions account={account}>
        {(instructions) => <BankDetails instructions={instructions} way={way} />}
      </Instructions>
    </Screen>
  );
}

/** Shows one currency account: its owner, status and fees, and its details at the bank. */
export function AccountDetailsScreen() {
  const { accountType = '', currencyAccount = '' } = useRouteParams();
  const account = accountKeyOf(currencyAccount, accountType);
  return account ? <AccountDetails key={accountAddress(account, 'details')} account={account} /> : <NotFound />;
}
