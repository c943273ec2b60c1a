import { usePagePlace } from '@quittance/app-shell';
import { icons, Menu, useI18n } from '@quittance/widgets/kit';
import type { InvoiceRow } from './invoice-row.ts';
import { invoicesTexts } from './texts.en.ts';

interface DraftMenuProps {
  readonly row: InvoiceRow;
  readonly onDelete: () => void;
}

/** The actions for a draft or a scheduled invoice in a list. */
export function DraftMenu({ row, onDelete }: DraftMenuProps) {
  const { t } = useI18n(invoicesTexts);
  const { history } = usePagePlace();
  const name = row.customName || row.recipientDisplayName || t('noNumber');
  return (
    <Menu
      label={t('draft.actionsOf', { name })}
      icon={icons.moreIcon}
      items={[
        ...(row.status === 'draft'
          ? [{ id: 'edit', label: t('draft.edit'), onSelect: () => history.push(`/invoices/${row._id}/form`) }]
          : []),
        {
          id: 'delete',
          label: t(row.status === 'draft' ? 'draft.delete' : 'scheduled.delete'),
          icon: icons.trashIcon,
          danger: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
