import { PageLink } from '@quittance/app-shell';
import { mayMake, transferMoney } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { buttonClass, useI18n } from '@quittance/widgets/kit';
import { useMember } from '../session/member.ts';
import { accountAddress, transferAddress } from './account-address.ts';
import { accountLinkTexts } from './texts.en.ts';

interface AccountLinksProps {
  readonly account: CurrencyAccount;
  /** `row`: small, and named after the account for screen readers. */
  readonly place: 'row' | 'screen';
}

/** What people do first with an open account: add money, withdraw for those who may, and on its own screen details. */
export function AccountLinks({ account, place }: AccountLinksProps) {
  const { t } = useI18n(accountLinkTexts);
  const { user } = useMember();
  const isRow = place === 'row';
  const link = (to: string, text: string, look: Parameters<typeof buttonClass>[0]) => (
    <PageLink className={buttonClass(isRow ? { size: 'small' } : look)} to={to}>
      {text}
      {isRow && <span className="q-visually-hidden"> {account.label}</span>}
    </PageLink>
  );
  const details = accountAddress(account, 'details');
  return (
    <>
      {!isRow && link(details, t('details'), {})}
      {isRow && link(details, t('addMoney'), {})}
      {mayMake(transferMoney, user) && link(transferAddress(account, 'recipient'), t('withdraw'), {})}
      {!isRow && link(details, t('addMoney'), { variant: 'primary' })}
    </>
  );
}
