import { PageLink } from '@quittance/app-shell';
import type { AccountGroup } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { buttonClass, Card, EmptyState, Icon, icons, preloadFlag, Skeleton, useI18n } from '@quittance/widgets/kit';
import { useEffect, useState } from 'react';
import { flagOf } from '../../currency-accounts/currency-flag.tsx';
import { foldAccounts } from './account-groups.ts';
import { AccountRow } from './account-row.tsx';
import { accountTexts } from './texts.en.ts';
import { useWaitlist } from './use-waitlist.ts';

interface RowsProps {
  readonly accounts: readonly CurrencyAccount[];
  readonly onInvite: AccountListProps['onInvite'];
}

function Rows({ accounts, onInvite }: RowsProps) {
  const waitlist = useWaitlist();
  return accounts.map((account) => (
    <AccountRow
      key={`${account.currency} ${account.accountType ?? ''}`}
      account={account}
      waitlist={waitlist}
      onInvite={onInvite}
    />
  ));
}

/** The accounts in order; those never opened are folded into one line, so that the balances stay visible. */
function FoldedRows({ accounts, onInvite }: RowsProps) {
  const { t } = useI18n(accountTexts);
  const { before, folded, after } = foldAccounts(accounts);
  // Unfolded for an organization without open accounts, to show what it can open.
  const [isOpen, setOpen] = useState(before.length + after.length === 0);
  const foldedCodes = folded.map(({ currency }) => flagOf(currency)).join();
  // Preload the flags for the first unfolding.
  useEffect(() => {
    for (const code of new Set(foldedCodes.split(','))) preloadFlag(code);
  }, [foldedCodes]);
  return (
    <>
      <Rows accounts={before} onInvite={onInvite} />
      {folded.length > 0 && (
        <li className="accounts__fold">
          <button type="button" className="accounts__unfold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('notOpened', { number: folded.length })}
            <Icon shape={icons.chevronDownIcon} />
          </button>
        </li>
      )}
      {isOpen && <Rows accounts={folded} onInvite={onInvite} />}
      <Rows accounts={after} onInvite={onInvite} />
    </>
  );
}

interface AccountListProps {
  readonly group: AccountGroup;
  readonly accounts: readonly CurrencyAccount[];
  readonly onInvite: (account: CurrencyAccount) => void;
}

/** The accounts of one group, in the server's order. */
export function AccountList({ group, accounts, onInvite }: AccountListProps) {
  const { t } = useI18n(accountTexts);
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
        <FoldedRows key={group} accounts={accounts} onInvite={onInvite} />
      </ul>
    </Card>
  );
}

/** Skeleton of the list. */
export function AccountListSkeleton() {
  return (
    <Card flush>
      <div className="accounts" aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div className="account" key={row}>
            <span className="q-flag" />
            <Skeleton shape="medium" />
          </div>
        ))}
      </div>
    </Card>
  );
}
