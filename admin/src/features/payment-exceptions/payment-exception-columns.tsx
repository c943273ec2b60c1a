import { actionsColumn, amountColumn, dayColumn, textColumn } from '@quittance/app-shell';
import { mayMake, resolvePaymentException } from '@quittance/sdk/client';
import { Button, type Column, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { companyColumn } from '../../company/company-column.tsx';
import { useStaff } from '../../session/staff.ts';
import { paymentExceptionsTexts } from './texts.en.ts';
import type { PaymentException } from './use-payment-exceptions.ts';

/** The columns of the list. */
export function usePaymentExceptionColumns(
  onResolve: (exception: PaymentException) => void,
): readonly Column<PaymentException>[] {
  const { t } = useI18n(paymentExceptionsTexts);
  const mayResolve = mayMake(resolvePaymentException, useStaff());
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
    companyColumn({ key: 'seller', header: t('seller') }, ({ sellerName }) => sellerName),
    textColumn({ key: 'invoice', header: t('invoice'), isSecondary: true }, ({ invoiceNumber = '' }) => invoiceNumber),
    dayColumn({ key: 'occurred', header: t('occurred') }, ({ occurredAt }) => occurredAt),
    amountColumn({ key: 'amount', header: t('amount'), currencyHeader: t('currency') }, (row) => row),
    actionsColumn(
      t('actions'),
      (row) =>
        mayResolve && (
          <Button
            size="small"
            aria-label={t('resolveOf', { kind: t(`kind.${row.kind}`), seller: row.sellerName })}
            onClick={() => onResolve(row)}
          >
            {t('resolve')}
          </Button>
        ),
    ),
  ];
}
