import { RowLink } from '@quittance/app-shell';
import { businessDateOf } from '@quittance/sdk/time';
import { Amount, CalendarDate, type Column, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { waitingTransfersTexts } from './texts.en.ts';
import { TransferBadge } from './transfer-badge.tsx';
import type { WaitingTransfer } from './use-waiting-transfers.ts';

export const addressOf = ({ transferId }: WaitingTransfer): string => `/transfers/${transferId}`;

/** The columns of the list. */
export function useWaitingTransferColumns(): readonly Column<WaitingTransfer>[] {
  const { t } = useI18n(waitingTransfersTexts);
  const madeOn = ({ createdAt }: WaitingTransfer) => businessDateOf(new Date(createdAt));
  const recipientOf = ({ recipientName }: WaitingTransfer) => recipientName || t('ownAccount');
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
    {
      key: 'recipient',
      header: t('recipient'),
      grows: true,
      value: recipientOf,
      cell: (row) => <TruncatedText>{recipientOf(row)}</TruncatedText>,
    },
    {
      key: 'kind',
      header: t('kindLabel'),
      isSecondary: true,
      value: ({ kind }) => t(`kind.${kind}`),
      cell: ({ kind }) => t(`kind.${kind}`),
    },
    {
      key: 'made',
      header: t('made'),
      kind: 'date',
      value: madeOn,
      cell: (row) => <CalendarDate date={madeOn(row)} />,
    },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'foot-end',
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <TransferBadge state={state} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      place: 'head-end',
      csv: [
        { header: t('amount'), value: ({ sent }) => sent.amount, kind: 'decimal' },
        { header: t('currency'), value: ({ sent }) => sent.currency },
      ],
      cell: ({ sent }) => <Amount value={sent.amount} currency={sent.currency} />,
    },
  ];
}
