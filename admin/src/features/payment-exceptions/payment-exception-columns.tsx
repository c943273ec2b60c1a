import { RowLink } from '@quittance/app-shell';
import { mayMake, resolvePaymentException } from '@quittance/sdk/client';
import { businessDateOf } from '@quittance/sdk/time';
import { Amount, Button, CalendarDate, type Column, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { paymentExceptionsTexts } from './texts.en.ts';
import type { PaymentException } from './use-payment-exceptions.ts';

/** The columns of the list. */
export function usePaymentExceptionColumns(
  onResolve: (exception: PaymentException) => void,
): readonly Column<PaymentException>[] {
  const { t } = useI18n(paymentExceptionsTexts);
  const mayResolve = mayMake(resolvePaymentException, useStaff());
  const occurredOn = ({ occurredAt }: PaymentException) => businessDateOf(new Date(occurredAt));
  return [
    {
      key: 'what',
      header: t('what'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('what'), value: ({ kind }) => t(`kind.${kind}`) },
        { header: t('code'), value: ({ code = '' }) => code },
        { header: t('payment'), value: ({ paymentId = '' }) => paymentId },
      ],
      cell: ({ kind, code }) => (
        <TruncatedText>{code === undefined ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} (${code})`}</TruncatedText>
      ),
    },
    {
      key: 'seller',
      header: t('seller'),
      grows: true,
      value: ({ sellerName }) => sellerName,
      cell: ({ organizationId, sellerName }) => <RowLink to={`/companies/${organizationId}`} name={sellerName} />,
    },
    {
      key: 'invoice',
      header: t('invoice'),
      isSecondary: true,
      value: ({ invoiceNumber = '' }) => invoiceNumber,
      cell: ({ invoiceNumber }) => (invoiceNumber ? <TruncatedText>{invoiceNumber}</TruncatedText> : '–'),
    },
    {
      key: 'occurred',
      header: t('occurred'),
      kind: 'date',
      value: occurredOn,
      cell: (row) => <CalendarDate date={occurredOn(row)} />,
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
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      place: 'foot-end',
      cell: (row) =>
        mayResolve && (
          <Button
            size="small"
            aria-label={t('resolveOf', { kind: t(`kind.${row.kind}`), seller: row.sellerName })}
            onClick={() => onResolve(row)}
          >
            {t('resolve')}
          </Button>
        ),
    },
  ];
}
