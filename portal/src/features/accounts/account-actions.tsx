import { openAddress, usePagePlace } from '@quittance/app-shell';
import { inviteToOpenAccount, mayMake, transferMoney } from '@quittance/sdk/client';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { icons, Menu, type MenuItem, useI18n } from '@quittance/widgets/kit';
import { accountAddress, transferAddress } from '../../currency-accounts/account-address.ts';
import { AccountLinks } from '../../currency-accounts/account-links.tsx';
import { useMember } from '../../session/member.ts';
import { accountTexts } from './texts.en.ts';

interface AccountActionsProps {
  readonly account: CurrencyAccount;
  readonly onInvite: () => void;
}

/** What someone may do with an account of the list. */
export function AccountActions({ account, onInvite }: AccountActionsProps) {
  const { t } = useI18n(accountTexts);
  const { user } = useMember();
  const { history } = usePagePlace();
  const maySend = mayMake(transferMoney, user);
  const items: MenuItem[] = [
    {
      id: 'details',
      label: t('details'),
      icon: icons.infoIcon,
      onSelect: () => openAddress(history, accountAddress(account, 'details')),
    },
    ...(maySend
      ? [
          {
            id: 'convert',
            label: t('convert'),
            icon: icons.arrowRightIcon,
            onSelect: () => openAddress(history, transferAddress(account, 'own')),
          },
        ]
      : []),
    ...(account.isOffered && mayMake(inviteToOpenAccount, user)
      ? [{ id: 'invite', label: t('invite'), icon: icons.sendIcon, onSelect: onInvite }]
      : []),
  ];
  return (
    <div className="account__actions">
      <AccountLinks account={account} place="row" />
      <Menu label={t('actionsOf', { account: account.label })} icon={icons.moreIcon} size="small" items={items} />
    </div>
  );
}
