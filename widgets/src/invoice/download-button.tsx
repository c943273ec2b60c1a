import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { type DownloadButtonProps, DownloadButton as KitButton } from '../kit/download-button/download-button.tsx';
import { invoiceTexts } from './texts.en.ts';

/** Saves a file, and says beside the button whether that worked. */
export function DownloadButton(props: Pick<DownloadButtonProps, 'label' | 'load'>) {
  const { t } = useI18n(invoiceTexts);
  const [outcome, setOutcome] = useState<'downloaded' | 'downloadFailed'>();
  return (
    <div className="q-invoice__download">
      <KitButton
        {...props}
        onStart={() => setOutcome(undefined)}
        // Nobody reads an XML file after saving it.
        onEnd={(saved) =>
          setOutcome(saved ? (saved.type.includes('xml') ? undefined : 'downloaded') : 'downloadFailed')
        }
      />
      <span className="q-muted" role="status">
        {outcome && t(outcome)}
      </span>
    </div>
  );
}
