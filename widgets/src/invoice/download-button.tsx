import type { Client } from '@quittance/sdk/client';
import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { saveFile } from '../kit/base/save-file.ts';
import { Icon } from '../kit/icon/icon.tsx';
import { downloadIcon } from '../kit/icon/icons.ts';
import { invoiceTexts } from './texts.en.ts';

interface LoadedFile {
  readonly name: string;
  readonly blob: Blob;
}

interface DownloadButtonProps {
  readonly label: string;
  readonly load: (client: Client) => Promise<LoadedFile>;
}

/** Saves a file. A guest's token travels in a header, so a plain link would not do. */
export function DownloadButton({ label, load }: DownloadButtonProps) {
  const { t } = useI18n(invoiceTexts);
  const client = useClient();
  const [state, setState] = useState<'idle' | 'running' | 'done' | 'failed'>('idle');
  const download = async () => {
    // A second press would download the file twice.
    if (state === 'running') return;
    setState('running');
    try {
      const { name, blob } = await load(client);
      saveFile(name, blob);
      // Nobody reads an XML file after saving it.
      setState(blob.type.includes('xml') ? 'idle' : 'done');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="q-invoice__download">
      <button
        type="button"
        className="q-text-button"
        aria-disabled={state === 'running' || undefined}
        onClick={() => void download()}
      >
        {state === 'running' ? (
          <span className="q-spinner q-spinner--small" aria-hidden="true" />
        ) : (
          <Icon shape={downloadIcon} />
        )}{' '}
        {label}
      </button>
      <span className="q-muted" role="status">
        {state === 'done' && t('downloaded')}
        {state === 'failed' && t('downloadFailed')}
      </span>
    </div>
  );
}
