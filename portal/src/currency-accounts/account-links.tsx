import { PageLink } from '@quittance/app-shell';
import { mayMake, transferMoney } from '@quittance/sdk/client';
import { isUsableAccount } from '@quittance/sdk/rules';
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

/** What people do first with an open account: on its own screen details; in use, add money, and withdraw for those who may. */
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
  const details = !isRow && link(accountAddress(account, 'details'), t('details'), {});
  if (!isUsableAccount(account)) return details;
  const addMoney = link(accountAddress(account, 'add-money'), t('addMoney'), { variant: 'primary' });
  return (
    <>
      {details}
      {isRow && addMoney}
      {mayMake(transferMoney, user) && link(transferAddress(account, 'recipient'), t('withdraw'), {})}
      {!isRow && addMoney}
    </>
  );
}
