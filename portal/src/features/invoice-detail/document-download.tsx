import type { Client } from '@quittance/sdk/client';
import { Icon, icons, saveFile, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { invoiceDetailTexts } from './texts.en.ts';

interface LoadedFile {
  readonly name: string;
  readonly blob: Blob;
}

interface DocumentDownloadProps {
  readonly label: string;
  readonly load: (client: Client) => Promise<LoadedFile>;
}

/** Saves a document, and says whether that worked; a plain link couldn't know. */
export function DocumentDownload({ label, load }: DocumentDownloadProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const { toasts } = usePortal();
  const client = useClient();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    // A second press would download the file twice.
    if (isLoading) return;
    setLoading(true);
    try {
      const { name, blob } = await load(client);
      saveFile(name, blob);
      toasts.show('success', t('downloaded'));
    } catch {
      toasts.show('error', t('downloadFailed'));
    }
    setLoading(false);
  };
  return (
    <button
      type="button"
      className="q-text-button q-download__link"
      aria-disabled={isLoading || undefined}
      onClick={() => void download()}
    >
      {isLoading ? (
        <span className="q-spinner q-spinner--small" aria-hidden="true" />
      ) : (
        <Icon shape={icons.downloadIcon} />
      )}
      {label}
    </button>
  );
}
