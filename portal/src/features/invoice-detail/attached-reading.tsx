import { useLateDialog } from '@quittance/app-shell';
import { Dialog, lazyPart, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { invoiceDetailTexts } from './texts.en.ts';

const lateReading = lazyPart(async () => (await import('@quittance/widgets/react')).AttachedInvoice);

/** Opens what an attached XML invoice says. */
export function AttachedReading({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useI18n(invoiceDetailTexts);
  const [isOpen, setOpen] = useState(false);
  const AttachedInvoice = useLateDialog(lateReading, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" className="q-text-button" onClick={() => setOpen(true)}>
        {t('readAttached')}
      </button>
      {isOpen && AttachedInvoice && (
        <Dialog title={t('attachedTitle')} onClose={() => setOpen(false)}>
          {/* The document lays itself out by the width of this. */}
          <div className="q-widget">
            <AttachedInvoice invoiceId={invoiceId} />
          </div>
        </Dialog>
      )}
    </>
  );
}
