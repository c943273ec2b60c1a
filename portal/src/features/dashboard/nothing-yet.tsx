import { PageLink } from '@quittance/app-shell';
import { buttonClass, EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import type { Direction } from '../../invoices/status-groups.ts';
import { dashboardTexts } from './texts.en.ts';

interface NothingYetProps {
  readonly direction: Direction;
  readonly canCreate: boolean;
}

/** Empty state of a list, with the first step. */
export function NothingYet({ direction, canCreate }: NothingYetProps) {
  const { t } = useI18n(dashboardTexts);
  const isIncome = direction === 'income';
  const action = isIncome ? (
    canCreate && (
      <PageLink className={buttonClass({ variant: 'primary' })} to="/invoices/new/form">
        {t('newInvoice')}
      </PageLink>
    )
  ) : (
    <PageLink className={buttonClass()} to="/income">
      {t('expenses.emptyAction')}
    </PageLink>
  );
  return (
    <EmptyState title={t(`${direction}.emptyTitle`)} icon={isIncome ? icons.sendIcon : icons.inboxIcon} action={action}>
      {t(`${direction}.emptyText`)}
    </EmptyState>
  );
}
