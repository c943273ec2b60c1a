import { PageLink } from '@quittance/app-shell';
import { type AttentionKind, accountLabel, requestPageOf } from '@quittance/sdk/rules';
import { Card, classNames, Icon, type IconShape, icons, useI18n } from '@quittance/widgets/kit';
import { accountAddress } from '../../../currency-accounts/account-address.ts';
import type { Overview } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

type Matter = Overview['attention'][number];

interface Mark {
  readonly to: string | ((matter: Matter) => string);
  readonly icon: IconShape;
  readonly isUrgent?: true;
}

/** A single transfer, else the transactions of their account in their status. */
const addressOfTransfers = ({ count, transfer }: Matter): string => {
  if (!transfer) return '/accounts';
  if (count === 1) return `/transfers/${transfer.transferId}`;
  return `${accountAddress(transfer, 'transactions-history')}?status=${transfer.status}`;
};

/** Where each matter is looked into. */
const marks: Readonly<Record<AttentionKind, Mark>> = {
  'information-requests': { to: requestPageOf('deposit'), icon: icons.alertIcon, isUrgent: true },
  'onboarding-fee': { to: '/onboarding-checkout', icon: icons.alertIcon, isUrgent: true },
  'seller-debts': { to: '/accounts', icon: icons.alertIcon, isUrgent: true },
  'overdue-expenses': { to: '/expenses?status=overdue', icon: icons.alertIcon, isUrgent: true },
  'failed-expenses': { to: '/expenses?payment=failed', icon: icons.alertIcon, isUrgent: true },
  'failed-income': { to: '/income?payment=failed', icon: icons.alertIcon, isUrgent: true },
  'reported-income': { to: '/income?payment=reported', icon: icons.checkCircleIcon },
  'overdue-income': { to: '/income?status=overdue', icon: icons.clockIcon },
  'held-deposits': { to: '/deposits?state=held', icon: icons.clockIcon },
  'returned-transfers': { to: addressOfTransfers, icon: icons.alertIcon },
  'failing-recipients': { to: '/recipients?status=needs-attention', icon: icons.alertIcon },
  'waiting-transfers': { to: addressOfTransfers, icon: icons.clockIcon },
  drafts: { to: '/income?status=draft', icon: icons.sendIcon },
};

/** What somebody should look at, the most urgent first. */
export function Attention({ attention }: Pick<Overview, 'attention'>) {
  const { t, locale } = useI18n(overviewTexts);
  const numbers = new Intl.NumberFormat(locale);
  const textOf = ({ kind, count, transfer }: Matter): string => {
    const what = kind === 'waiting-transfers' && transfer?.status === 'on-hold' ? 'transfers-on-hold' : kind;
    const text = t(`attention.${what}`, { count, number: numbers.format(count) });
    if (!transfer || attention.filter((other) => other.kind === kind).length === 1) return text;
    return t('attention.ofAccount', { text, account: accountLabel(transfer.currency, transfer.accountType) });
  };
  return (
    <Card className="overview__attention" title={t('attention.title')}>
      {attention.length === 0 && (
        <p className="attention__none">
          <Icon shape={icons.checkCircleIcon} />
          {t('attention.none')}
        </p>
      )}
      {attention.length > 0 && (
        <ul className="attention">
          {attention.map((matter) => {
            const { kind, transfer } = matter;
            const { to, icon, isUrgent } = marks[kind];
            const className = classNames('attention__matter', isUrgent && 'attention__matter--urgent');
            return (
              <li key={`${kind} ${transfer?.transferId}`}>
                <PageLink className={className} to={typeof to === 'string' ? to : to(matter)}>
                  <Icon shape={icon} />
                  {textOf(matter)}
                </PageLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
