import { amountColumn, PageLink, textColumn, usePagePlace, wordColumn } from '@quittance/app-shell';
import {
  BusinessDate,
  type Column,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  useI18n,
} from '@quittance/widgets/kit';
import { openedFrom } from '../../invoices/over-list.ts';
import { recurringTexts } from '../../invoices/recurring/texts.en.ts';
import type { SeriesRow } from './use-series.ts';

const tones: Readonly<Record<SeriesRow['state'], Tone>> = {
  active: 'success',
  paused: 'warning',
  stopped: 'neutral',
  ended: 'neutral',
};

const shapes: Readonly<Record<SeriesRow['state'], IconShape>> = {
  active: icons.checkCircleIcon,
  paused: icons.clockIcon,
  stopped: icons.crossCircleIcon,
  ended: icons.checkCircleIcon,
};

/** The columns of the list of recurring invoices. */
export function useSeriesColumns(): readonly Column<SeriesRow>[] {
  const { t } = useI18n(recurringTexts);
  const { location } = usePagePlace();
  return [
    {
      key: 'name',
      header: t('caption'),
      place: 'head',
      grows: true,
      value: ({ customName }) => customName ?? t('unnamed'),
      cell: ({ invoiceId, customName }) => (
        <PageLink
          className="q-table__link q-truncated"
          to={`/invoices/${invoiceId}`}
          state={openedFrom(location)}
          title={customName}
          dir="auto"
        >
          {customName ?? t('unnamed')}
        </PageLink>
      ),
    },
    textColumn({ key: 'buyer', header: t('buyer') }, ({ recipientDisplayName }) => recipientDisplayName),
    wordColumn({ key: 'rhythm', header: t('rhythm'), isSecondary: true }, ({ every }) => t(`rhythms.${every}`)),
    {
      key: 'sent',
      header: t('sent'),
      isSecondary: true,
      value: ({ sentCount }) => String(sentCount),
      cell: ({ sentCount, count }) =>
        count === undefined ? String(sentCount) : t('sentOf', { sent: String(sentCount), total: String(count) }),
    },
    {
      key: 'next',
      header: t('nextOn'),
      kind: 'date',
      value: ({ nextDates: [next = ''] }) => next,
      cell: ({ nextDates: [next] }) => (next === undefined ? '–' : <BusinessDate date={next} />),
    },
    {
      key: 'state',
      header: t('stateTitle'),
      place: 'foot-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <StatusBadge tone={tones[state]} icon={shapes[state]} label={t(`state.${state}`)} />,
    },
    amountColumn(
      { key: 'amount', header: t('amount'), currencyHeader: t('currency') },
      ({ amountToPay, currency }) => ({ amount: amountToPay, currency }),
    ),
  ];
}
