import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Card, useI18n } from '@quittance/widgets/kit';
import { CurrencyFlag } from '../../currency-accounts/currency-flag.tsx';
import { AccountOpeningAction } from './account-opening-action.tsx';
import { openingTexts } from './opening-texts.en.ts';
import { useCurrencyName } from './use-currency-name.ts';
import { useWaitlist } from './use-waitlist.ts';

/** Accounts that can't be opened yet, with their waiting lists. */
export function WaitlistCard({ accounts }: { readonly accounts: readonly CurrencyAccount[] }) {
  const { t } = useI18n(openingTexts);
  const waitlist = useWaitlist();
  const currencyName = useCurrencyName();
  return (
    <Card title={t('waitlist.title')}>
      <p className="q-muted">{t('waitlist.text')}</p>
      <ul className="waitlist">
        {accounts.map((account) => (
          <li className="waitlist__account" key={account.currency}>
            <CurrencyFlag currency={account.currency} />
            <span>
              <strong>{account.label}</strong> <span className="q-muted">{currencyName(account.currency)}</span>
            </span>
            <AccountOpeningAction account={account} waitlist={waitlist} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
