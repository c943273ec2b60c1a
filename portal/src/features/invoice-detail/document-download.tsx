import { DownloadButton, type DownloadButtonProps, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { invoiceDetailTexts } from './texts.en.ts';

/** Saves a document, and says in a toast whether that worked. */
export function DocumentDownload(props: Pick<DownloadButtonProps, 'label' | 'load'>) {
  const { t } = useI18n(invoiceDetailTexts);
  const { toasts } = usePortal();
  return (
    <DownloadButton
      {...props}
      className="q-text-button q-download__link"
      onEnd={(saved) => (saved ? toasts.show('success', t('downloaded')) : toasts.show('error', t('downloadFailed')))}
    />
  );
}
