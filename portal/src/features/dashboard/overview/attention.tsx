import { PageLink } from '@quittance/app-shell';
import type { AttentionKind } from '@quittance/sdk/rules';
import { Card, classNames, Icon, type IconShape, icons, useI18n } from '@quittance/widgets/kit';
import type { Overview } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

interface Mark {
  readonly to: string;
  readonly icon: IconShape;
  readonly isUrgent?: true;
}

/** Where each matter is looked into. */
const marks: Readonly<Record<AttentionKind, Mark>> = {
  'overdue-expenses': { to: '/expenses?status=overdue', icon: icons.alertIcon, isUrgent: true },
  'failed-payments': { to: '/income?status=all', icon: icons.alertIcon, isUrgent: true },
  'overdue-income': { to: '/income?status=overdue', icon: icons.clockIcon },
  'held-deposits': { to: '/accounts/payments', icon: icons.clockIcon },
  'held-transfers': { to: '/accounts/payments', icon: icons.clockIcon },
  drafts: { to: '/income?status=draft', icon: icons.sendIcon },
};

/** What somebody should look at, the most urgent first. */
export function Attention({ attention }: Pick<Overview, 'attention'>) {
  const { t, locale } = useI18n(overviewTexts);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <Card className="overview__attention" title={t('attention.title')}>
      {attention.length === 0 && (
        <p className="attention__none">
          <Icon shape={icons.checkCircleIcon} />
          {t('attention.none')}
        </p>
      )}
      <ul className="attention">
        {attention.map(({ kind, count }) => {
          const { to, icon, isUrgent } = marks[kind];
          return (
            <li key={kind}>
              <PageLink className={classNames('attention__link', isUrgent && 'attention__link--urgent')} to={to}>
                <Icon shape={icon} />
                {t(`attention.${kind}`, { count, number: numbers.format(count) })}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
