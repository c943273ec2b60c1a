import { focusScreenTitle, PageLink, RequestFailure, Screen, useQuery } from '@quittance/app-shell';
import { accountOpening } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { buttonClass, Card, EmptyState, Icon, icons, Skeleton, Stack, useI18n } from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import { useMember } from '../../session/member.ts';
import './accounts.css';
import { useBalances } from '../../currency-accounts/use-balances.ts';
import { AccountOpened } from './account-opened.tsx';
import { OpenAccountForm } from './open-account-form.tsx';
import { openingTexts } from './opening-texts.en.ts';
import { WaitlistCard } from './waitlist-card.tsx';

const openingOf = (accounts: readonly CurrencyAccount[], opening: 'open' | 'join-waitlist') =>
  accounts.filter((account) => accountOpening(account) === opening);

/** Nothing can be opened now: the business has all, or its verification is in the way. */
function NothingToOpen({ accounts }: { readonly accounts: readonly CurrencyAccount[] }) {
  const { t } = useI18n(openingTexts);
  const isWaiting = accounts.some(({ isActive, isLocked }) => !isActive && !isLocked);
  return (
    <Card>
      <EmptyState
        title={t(isWaiting ? 'none.waitingTitle' : 'none.title')}
        icon={icons.walletIcon}
        action={
          <PageLink className={buttonClass()} to="/accounts">
            {t('toAccounts')}
          </PageLink>
        }
      >
        {t(isWaiting ? 'none.waitingText' : 'none.text')}
      </EmptyState>
    </Card>
  );
}

function Content({ accounts }: { readonly accounts: readonly CurrencyAccount[] }) {
  const [query] = useQuery();
  const [opened, setOpened] = useState<CurrencyAccount | null>(null);
  useEffect(() => {
    // After the dialog has given the focus back to the form's button, which is gone.
    if (opened) queueMicrotask(focusScreenTitle);
  }, [opened]);
  if (opened) return <AccountOpened account={opened} />;
  const openable = openingOf(accounts, 'open');
  const waiting = openingOf(accounts, 'join-waitlist');
  const isWanted = ({ currency, accountType }: CurrencyAccount) =>
    currency === query.get('currency') &&
    (accountType ?? 'traditional') === (query.get('accountType') ?? 'traditional');
  const has = accounts.find((account) => isWanted(account) && account.isActive);
  return (
    <>
      {openable.length > 0 ? (
        <OpenAccountForm accounts={openable} initial={openable.find(isWanted)} existing={has} onOpened={setOpened} />
      ) : (
        waiting.length === 0 && <NothingToOpen accounts={accounts} />
      )}
      {waiting.length > 0 && <WaitlistCard accounts={waiting} />}
    </>
  );
}

/** Opens one of the accounts that the business is eligible for. */
export function OpenAccountScreen() {
  const { t } = useI18n(openingTexts);
  const { constants } = useMember();
  const { data, error, refresh } = useBalances();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      brand={constants.brandName}
      above={
        <PageLink className="screen__back" to="/accounts">
          <Icon shape={icons.arrowLeftIcon} />
          {t('back')}
        </PageLink>
      }
    >
      {error !== undefined && (
        <Card>
          <RequestFailure error={error} onRetry={refresh} />
        </Card>
      )}
      {error === undefined && !data && (
        <Stack>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {error === undefined && data && <Content accounts={data.items} />}
    </Screen>
  );
}
