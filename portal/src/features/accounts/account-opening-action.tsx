import { PageLink } from '@quittance/app-shell';
import { mayMake, openAccount } from '@quittance/sdk/client';
import { accountOpening } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Button, buttonClass, useI18n } from '@quittance/widgets/kit';
import { openAddressOf } from '../../currency-accounts/account-address.ts';
import { useMember } from '../../session/member.ts';
import { accountTexts } from './texts.en.ts';
import type { Waitlist } from './use-waitlist.ts';

interface AccountOpeningActionProps {
  readonly account: CurrencyAccount;
  readonly waitlist: Waitlist;
}

/** Opens an account that the business does not have, or joins its waiting list. */
export function AccountOpeningAction({ account, waitlist }: AccountOpeningActionProps) {
  const { t } = useI18n(accountTexts);
  const { user } = useMember();
  const { currency, label } = account;
  const { has, joining, join } = waitlist;
  if (accountOpening(account) === 'open') {
    if (!mayMake(openAccount, user)) return null;
    return (
      <PageLink className={`${buttonClass({ size: 'small' })} account__opening`} to={openAddressOf(account)}>
        {t('open')}
        <span className="q-visually-hidden"> {label}</span>
      </PageLink>
    );
  }
  if (has(currency)) return <span className="account__detail account__opening">{t('waiting')}</span>;
  if (!join) return null;
  return (
    <span className="account__opening">
      <Button
        size="small"
        variant="quiet"
        pending={joining === currency}
        disabled={joining !== undefined}
        onClick={() => join(currency)}
      >
        {t('waitlist')}
        <span className="q-visually-hidden"> {label}</span>
      </Button>
    </span>
  );
}
