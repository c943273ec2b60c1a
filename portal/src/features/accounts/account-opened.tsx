import { PageLink, useLateDialog } from '@quittance/app-shell';
import { inviteToOpenAccount, mayMake } from '@quittance/sdk/client';
import { accountGroup } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Button, buttonClass, Card, EmptyState, Inline, icons, lazyPart, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { accountAddress } from '../../currency-accounts/account-address.ts';
import { useMember } from '../../session/member.ts';
import { openingTexts } from './opening-texts.en.ts';

const lateInvite = lazyPart(async () => (await import('./invite-to-open.tsx')).InviteToOpen);

/** Says that an account is open, and what to do next. */
export function AccountOpened({ account }: { readonly account: CurrencyAccount }) {
  const { t } = useI18n(openingTexts);
  const { user } = useMember();
  const [isInviting, setInviting] = useState(false);
  const InviteToOpen = useLateDialog(lateInvite, isInviting, () => setInviting(false));
  const { label, bankAccountNumber = '' } = account;
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={t('opened.title', { account: label })}
          icon={icons.checkCircleIcon}
          action={
            <Inline>
              <PageLink className={buttonClass({ variant: 'primary' })} to={accountAddress(account, 'add-money')}>
                {t('opened.addMoney')}
              </PageLink>
              {mayMake(inviteToOpenAccount, user) && (
                <Button onClick={() => setInviting(true)}>{t('opened.invite')}</Button>
              )}
              <PageLink
                className={buttonClass({ variant: 'quiet' })}
                to={`/accounts/${accountGroup(account.currency, account.accountType)}`}
              >
                {t('toAccounts')}
              </PageLink>
            </Inline>
          }
        >
          {t('opened.text', { number: bankAccountNumber })}
        </EmptyState>
      </div>
      {isInviting && InviteToOpen && <InviteToOpen account={account} onClose={() => setInviting(false)} />}
    </Card>
  );
}
