import { lazyPart } from '@quittance/widgets/kit';
import type { IdleWarningProps } from './idle-warning.tsx';

/** Nobody is idle yet when the first screen comes up, which therefore does not wait for it. */
const warning = lazyPart(async () => (await import('./idle-warning.tsx')).IdleWarning);

/**
 * Watches whether somebody is there, and warns before the session ends. Mount it while somebody is signed in. The server ends
 * an idle session by itself, whether or not this could be loaded.
 */
export function IdleWatch(props: IdleWarningProps) {
  const Warning = warning.usePart(true);
  return Warning ? <Warning {...props} /> : null;
}
