import { lazyPart } from '../base/lazy-part.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { qrPath } from './qr-path.ts';

/** Few screens show a code: its encoder comes with the first one. */
const encoder = lazyPart(() => import('uqr').then(({ encode }) => encode));

/** Modules without which readers don't find the code on a busy ground (ISO/IEC 18004). */
const quietZone = 4;

interface QrCodeProps {
  /** What the code says, such as an `otpauth:` address. */
  readonly text: string;
  /** What it is for, for screen readers. Give the same to copy beside it, for who can't scan it. */
  readonly label: string;
}

/** A code to scan, always dark on light: many readers know no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { value: encode, retry } = encoder.useAttempt(true);
  if (retry) return <LoadFailure onRetry={retry} />;
  if (!encode) {
    return (
      <span className="q-qr" aria-busy="true">
        <Skeleton shape="block" />
      </span>
    );
  }
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg className="q-qr" viewBox={`0 0 ${size} ${size}`} role="img">
      <title>{label}</title>
      <path d={qrPath(data)} />
    </svg>
  );
}
