import { amountColumn, dayColumn, RowLink, textColumn } from '@quittance/app-shell';
import { type Column, useI18n } from '@quittance/widgets/kit';
import { DepositBadge, useDepositStatus } from './deposit-badge.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDeposit } from './use-deposits.ts';

export const addressOf = ({ depositId }: StaffDeposit): string => `/deposits/${depositId}`;

/** The columns of the list. */
export function useDepositColumns(): readonly Column<StaffDeposit>[] {
  const { t } = useI18n(staffDepositsTexts);
  const statusOf = useDepositStatus();
  const senderOf = ({ senderName }: StaffDeposit) => senderName || t('senderUnknown');
  return [
    {
      key: 'sender',
      header: t('sender'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('sender'), value: ({ senderName = '' }) => senderName },
        { header: t('bankReference'), value: ({ bankReference }) => bankReference },
        { header: t('id'), value: ({ depositId }) => depositId },
      ],
      cell: (row) => <RowLink to={addressOf(row)} name={senderOf(row)} />,
    },
    textColumn({ key: 'remittance', header: t('remittance'), isSecondary: true }, ({ remittance }) => remittance),
    textColumn({ key: 'company', header: t('company') }, ({ organizationName = '' }) => organizationName),
    dayColumn({ key: 'arrived', header: t('arrived') }, ({ arrivedAt }) => arrivedAt),
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'foot-end',
      value: statusOf,
      cell: (row) => <DepositBadge deposit={row} />,
    },
    amountColumn({ key: 'amount', header: t('amount'), currencyHeader: t('currency') }, (row) => row),
  ];
}
