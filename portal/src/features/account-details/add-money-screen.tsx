import { PageLink, Screen, usePagePlace, useRouteParams } from '@quittance/app-shell';
import { mayMake, transferMoney } from '@quittance/sdk/client';
import { accountLabel, epcDeposit } from '@quittance/sdk/rules';
import { buttonClass, Card, Inline, QrCode, Stack, useI18n } from '@quittance/widgets/kit';
import type { DepositWay } from '@quittance/widgets/react';
import { accountAddress } from '../../currency-accounts/account-address.ts';
import { type AccountKey, accountKeyOf } from '../../currency-accounts/account-key.ts';
import { useMember } from '../../session/member.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import './account-details.css';
import { BankDetails } from './bank-details.tsx';
import { type DepositInstructions, Instructions, Ways } from './instructions.tsx';
import { accountDetailsTexts } from './texts.en.ts';

interface BankTransferProps {
  readonly instructions: DepositInstructions;
  readonly way: DepositWay;
}

/** The code that banking apps of the SEPA countries read, if the account has one. */
function EpcCode({ instructions }: Pick<BankTransferProps, 'instructions'>) {
  const { t } = useI18n(accountDetailsTexts);
  const text = epcDeposit(instructions);
  if (text === null) return null;
  return (
    <Card title={t('codeTitle')}>
      <div className="deposit-code">
        <QrCode text={text} label={t('codeLabel')} />
        <p className="q-muted">{t('codeText')}</p>
      </div>
    </Card>
  );
}

function BankTransfer({ instructions, way }: BankTransferProps) {
  const { t } = useI18n(accountDetailsTexts);
  const { currency } = instructions;
  return (
    <Stack>
      {instructions[way] && (
        <p className="deposit-hint q-muted">{t(way === 'local' ? 'localHint' : 'swiftHint', { currency })}</p>
      )}
      <div className="deposit-parts">
        <BankDetails instructions={instructions} way={way} />
        {(way === 'local' || !instructions.local) && <EpcCode instructions={instructions} />}
      </div>
    </Stack>
  );
}

/** Ways that need no bank: from another account of the company, or from customers. */
function OtherWays() {
  const { t } = useI18n(accountDetailsTexts);
  const { user } = useMember();
  return (
    <Card title={t('other.title')}>
      <Stack>
        <p>{t('other.text')}</p>
        <Inline>
          {mayMake(transferMoney, user) && (
            <PageLink className={buttonClass()} to="/transfer/USD/traditional?to=own">
              {t('other.own')}
            </PageLink>
          )}
          <PageLink className={buttonClass()} to="/income">
            {t('other.invoices')}
          </PageLink>
        </Inline>
      </Stack>
    </Card>
  );
}

function AddMoney({ account }: { readonly account: AccountKey }) {
  const { t } = useI18n(accountDetailsTexts);
  const { constants } = useMember();
  const way: DepositWay = usePagePlace().location.pathname.endsWith('/swift') ? 'swift' : 'local';
  return (
    <Screen
      title={t('addTitle', { account: accountLabel(account.currency, account.accountType) })}
      lead={t('addLead')}
      brand={constants.brandName}
      actions={
        <Inline>
          <PageLink className={buttonClass()} to={accountAddress(account, 'details')}>
            {t('details')}
          </PageLink>
          <PageLink className={buttonClass()} to={accountAddress(account, 'transactions-history')}>
            {t('transactions')}
          </PageLink>
        </Inline>
      }
    >
      <Ways account={account} page="add-money" way={way} />
      <Instructions account={account}>
        {(instructions) => (
          <Stack>
            <BankTransfer instructions={instructions} way={way} />
            <OtherWays />
          </Stack>
        )}
      </Instructions>
    </Screen>
  );
}

/** Shows the ways in which money gets into one currency account. */
export function AddMoneyScreen() {
  const { accountType = '', currencyAccount = '' } = useRouteParams();
  const account = accountKeyOf(currencyAccount, accountType);
  return account ? <AddMoney key={accountAddress(account, 'add-money')} account={account} /> : <NotFound />;
}
