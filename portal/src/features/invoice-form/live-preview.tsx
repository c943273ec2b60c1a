import { useLateDialog } from '@quittance/app-shell';
import { Button, Dialog, icons, lazyPart, useI18n } from '@quittance/widgets/kit';
import { useDeferredValue, useState } from 'react';
import { useMedia } from '../../media/use-media.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { invoiceFormTexts } from './texts.en.ts';

const preview = lazyPart(async () => (await import('./document-preview.tsx')).DocumentPreview);

/** Wide enough for the document beside the fields. */
const roomForPreview = '(width >= 82rem)';

export const usePreviewRoom = (): boolean => useMedia(roomForPreview);

interface PreviewProps {
  readonly values: InvoiceFormValues;
}

/** The document beside the form while it is written. Typing goes before drawing it. */
export function LivePreview({ values }: PreviewProps) {
  const { t } = useI18n(invoiceFormTexts);
  const shown = useDeferredValue(values);
  const DocumentPreview = preview.usePart(true);
  return DocumentPreview && <DocumentPreview values={shown} label={t('preview')} className="invoice-form__preview" />;
}

/** Opens the document over the form, where there is no room beside it. */
export function PreviewButton({ values }: PreviewProps) {
  const { t } = useI18n(invoiceFormTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const DocumentPreview = useLateDialog(preview, isOpen, close);
  return (
    <>
      <Button block icon={icons.documentIcon} onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      {isOpen && DocumentPreview && (
        <Dialog title={t('preview')} width="document" onClose={close}>
          <DocumentPreview values={values} label={t('review')} />
        </Dialog>
      )}
    </>
  );
}
