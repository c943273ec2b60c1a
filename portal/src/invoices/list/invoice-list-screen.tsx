import { ListScreen, type ListScreenProps } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { Direction } from '../status-groups.ts';
import './invoice-list.css';
import { invoiceListTexts } from './texts.en.ts';
import { useInvoiceTable } from './use-invoice-table.tsx';

interface InvoiceListScreenProps
  extends Omit<ListScreenProps<InvoiceRow>, 'brand' | 'caption' | 'columns' | 'noMatch' | 'onRowClick' | 'rowKey'> {
  readonly direction: Direction;
}

/** A screen with a list of invoices, which loads again when one of them changes. */
export function InvoiceListScreen({ direction, ...screen }: InvoiceListScreenProps) {
  const { t } = useI18n(invoiceListTexts);
  const { constants } = useMember();
  const { rows, refresh } = screen.list;
  useRefreshOn('invoice.changed', refresh);
  const { dialog, ...table } = useInvoiceTable({ direction, rows, onChanged: refresh });
  return (
    <>
      <ListScreen
        {...screen}
        {...table}
        brand={constants.brandName}
        caption={t('caption')}
        rowKey={({ _id }) => _id}
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
      />
      {dialog}
    </>
  );
}
