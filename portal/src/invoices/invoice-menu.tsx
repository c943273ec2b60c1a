import { usePagePlace } from '@quittance/app-shell';
import { isUnsent } from '@quittance/sdk/rules';
import { icons, Menu, useI18n } from '@quittance/widgets/kit';
import type { InvoiceRow } from './invoice-row.ts';
import type { BuyerMail } from './seller-tools/mail-again-dialog.tsx';
import { useToolItems } from './seller-tools/use-tool-items.ts';
import { invoicesTexts } from './texts.en.ts';

interface InvoiceMenuProps {
  readonly row: InvoiceRow;
  readonly onDelete: () => void;
  readonly onMail: (mail: BuyerMail) => void;
}

/** What a seller can do with an invoice in a list. */
export function InvoiceMenu({ row, onDelete, onMail }: InvoiceMenuProps) {
  const { t } = useI18n(invoicesTexts);
  const { history } = usePagePlace();
  const tools = useToolItems(row, onMail);
  const isDraft = row.status === 'draft';
  const name = row.number ?? (row.customName || row.recipientDisplayName || t('noNumber'));
  return (
    <Menu
      label={t('draft.actionsOf', { name })}
      icon={icons.moreIcon}
      items={[
        ...(isDraft
          ? [{ id: 'edit', label: t('draft.edit'), onSelect: () => history.push(`/invoices/${row._id}/form`) }]
          : []),
        ...tools,
        ...(isUnsent(row.status)
          ? [
              {
                id: 'delete',
                label: t(isDraft ? 'draft.delete' : 'scheduled.delete'),
                icon: icons.trashIcon,
                danger: true,
                onSelect: onDelete,
              },
            ]
          : []),
      ]}
    />
  );
}
