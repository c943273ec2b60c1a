import type { MouseEvent, ReactNode } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { useTemporaryState } from '../base/use-temporary-state.ts';
import { Icon } from '../icon/icon.tsx';
import { downloadIcon } from '../icon/icons.ts';
import { downloadLinkTexts } from './texts.en.ts';

export interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Name for the saved file; default: the server's. */
  readonly fileName?: string | undefined;
}

/** A link to a file. Browsers don't report the start of a download, so it shows a spinner for two seconds. */
export function DownloadLink({ href, children, fileName }: DownloadLinkProps) {
  const { t } = useI18n(downloadLinkTexts);
  const [isStarting, setStarting] = useTemporaryState(false);
  const start = (event: MouseEvent) => {
    // A second press would download the file twice.
    if (isStarting) event.preventDefault();
    else setStarting(true);
  };
  return (
    <span className="q-download">
      <a className="q-text-button q-download__link" href={href} download={fileName ?? ''} onClick={start}>
        {isStarting ? (
          <span className="q-spinner q-spinner--small" aria-hidden="true" />
        ) : (
          <Icon shape={downloadIcon} />
        )}
        {children}
      </a>
      <span className="q-visually-hidden" role="status">
        {isStarting && t('downloadStarting')}
      </span>
    </span>
  );
}
