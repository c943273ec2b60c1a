import { RowLink } from '@quittance/app-shell';
import { businessDateOf } from '@quittance/sdk/time';
import { Amount, CalendarDate, type Column, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { DepositBadge, useDepositStatus } from './deposit-badge.tsx';
import { staffDepositsTexts } from './texts.en.ts';
import type { StaffDeposit } from './use-deposits.ts';

export const addressOf = ({ depositId }: StaffDeposit): string => `/deposits/${depositId}`;

/** The columns of the list. */
export function useDepositColumns(): readonly Column<StaffDeposit>[] {
  const { t } = useI18n(staffDepositsTexts);
  const statusOf = useDepositStatus();
  const arrivedOn = ({ arrivedAt }: StaffDeposit) => businessDateOf(new Date(arrivedAt));
  const senderOf = ({ senderName }: StaffDeposit) => senderName || t('senderUnknown');
  const companyOf = ({ organizationName }: StaffDeposit) => organizationName ?? '';
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
    {
      key: 'remittance',
      header: t('remittance'),
      grows: true,
      isSecondary: true,
      value: ({ remittance }) => remittance,
      cell: ({ remittance }) => (remittance ? <TruncatedText>{remittance}</TruncatedText> : '–'),
    },
    {
      key: 'company',
      header: t('company'),
      grows: true,
      value: companyOf,
      cell: (row) => (companyOf(row) ? <TruncatedText>{companyOf(row)}</TruncatedText> : '–'),
    },
    {
      key: 'arrived',
      header: t('arrived'),
      kind: 'date',
      value: arrivedOn,
      cell: (row) => <CalendarDate date={arrivedOn(row)} />,
    },
    {
      key: 'state',
      header: t('stateLabel'),
      place: 'foot-end',
      value: statusOf,
      cell: (row) => <DepositBadge deposit={row} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      place: 'head-end',
      csv: [
        { header: t('amount'), value: ({ amount }) => amount, kind: 'decimal' },
        { header: t('currency'), value: ({ currency }) => currency },
      ],
      cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
    },
  ];
}
