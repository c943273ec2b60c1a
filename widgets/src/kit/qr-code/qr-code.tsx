import { lazyPart } from '../base/lazy-part.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { qrPath } from './qr-path.ts';

/** Lazy-loaded, because few screens show a code. */
const encoder = lazyPart(() => import('uqr').then(({ encode }) => encode));

/** Width of the quiet zone, in modules; without it readers may not find the code (ISO/IEC 18004). */
const quietZone = 4;

interface QrCodeProps {
  /** The encoded text, such as an `otpauth:` address. */
  readonly text: string;
  /** Purpose of the code, for screen readers. Offer the text for copying too, for people who can't scan it. */
  readonly label: string;
}

/** A QR code, always dark on light, since many readers recognize nothing else. */
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
