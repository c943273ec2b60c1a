import { ListScreen, useBrandTitle } from '@quittance/app-shell';
import { EmptyState, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePaymentExceptionColumns } from './payment-exception-columns.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { paymentExceptionsTexts } from './texts.en.ts';
import { type PaymentException, usePaymentExceptions } from './use-payment-exceptions.ts';

/** Payments whose money needs staff, until somebody resolves them. */
export function PaymentExceptionsScreen() {
  const { t } = useI18n(paymentExceptionsTexts);
  const [resolving, setResolving] = useState<PaymentException | null>(null);
  const list = usePaymentExceptions();
  return (
    <>
      <ListScreen
        title={t('title')}
        lead={t('lead')}
        brand={useBrandTitle()}
        caption={t('title')}
        columns={usePaymentExceptionColumns(setResolving)}
        rowKey={({ exceptionId }) => exceptionId}
        list={list}
        empty={
          <EmptyState title={t('emptyTitle')} icon={icons.checkCircleIcon}>
            {t('emptyText')}
          </EmptyState>
        }
        fileName="payment-exceptions"
      />
      {resolving && (
        <ResolveDialog
          exception={resolving}
          onClose={() => setResolving(null)}
          onDone={() => {
            setResolving(null);
            list.refresh();
          }}
        />
      )}
    </>
  );
}
