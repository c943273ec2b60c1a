import type { Client } from '@quittance/sdk/client';
import { useState } from 'react';
import { useClient } from '../base/provider.tsx';
import { saveFile } from '../base/save-file.ts';
import { Icon } from '../icon/icon.tsx';
import { downloadIcon } from '../icon/icons.ts';

interface LoadedFile {
  readonly name: string;
  readonly blob: Blob;
}

export interface DownloadButtonProps {
  readonly label: string;
  readonly load: (client: Client) => Promise<LoadedFile>;
  /** Called when a download begins. */
  readonly onStart?: (() => void) | undefined;
  /** Called with the saved file; without one after a failure. */
  readonly onEnd: (saved?: Blob) => void;
  readonly className?: string | undefined;
}

/** Saves a file that a client loads: a plain link has neither a guest's token nor a way to tell of a failure. */
export function DownloadButton({ label, load, onStart, onEnd, className = 'q-text-button' }: DownloadButtonProps) {
  const client = useClient();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    // A second press would download the file twice.
    if (isRunning) return;
    setRunning(true);
    onStart?.();
    const saved = await load(client).then(
      ({ name, blob }) => {
        saveFile(name, blob);
        return blob;
      },
      () => undefined,
    );
    setRunning(false);
    onEnd(saved);
  };
  return (
    <button type="button" className={className} aria-disabled={isRunning || undefined} onClick={() => void download()}>
      {isRunning ? <span className="q-spinner q-spinner--small" aria-hidden="true" /> : <Icon shape={downloadIcon} />}{' '}
      {label}
    </button>
  );
}
