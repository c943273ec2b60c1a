import { amountColumn, dayColumn, RowLink, textColumn, wordColumn } from '@quittance/app-shell';
import { type Column, useI18n } from '@quittance/widgets/kit';
import { waitingTransfersTexts } from './texts.en.ts';
import { TransferBadge } from './transfer-badge.tsx';
import type { WaitingTransfer } from './use-waiting-transfers.ts';

export const addressOf = ({ transferId }: WaitingTransfer): string => `/transfers/${transferId}`;

/** The columns of the list. */
export function useWaitingTransferColumns(): readonly Column<WaitingTransfer>[] {
  const { t } = useI18n(waitingTransfersTexts);
  return [
    {
      key: 'sender',
      header: t('sender'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('sender'), value: ({ organizationName }) => organizationName },
        { header: t('id'), value: ({ transferId }) => transferId },
      ],
      cell: (row) => <RowLink to={addressOf(row)} name={row.organizationName} />,
    },
    textColumn({ key: 'recipient', header: t('recipient') }, ({ recipientName }) => recipientName || t('ownAccount')),
    wordColumn({ key: 'kind', header: t('kindLabel'), isSecondary: true }, ({ kind }) => t(`kind.${kind}`)),
    dayColumn({ key: 'made', header: t('made') }, ({ createdAt }) => createdAt),
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'foot-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <TransferBadge state={state} />,
    },
    amountColumn({ key: 'amount', header: t('amount'), currencyHeader: t('currency') }, ({ sent }) => sent),
  ];
}
