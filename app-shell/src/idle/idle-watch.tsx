import { lazyPart } from '@quittance/widgets/kit';
import type { IdleWarningProps } from './idle-warning.tsx';

/** Lazy-loaded: nobody is idle yet on the first screen. */
const warning = lazyPart(async () => (await import('./idle-warning.tsx')).IdleWarning);

/**
 * Detects an idle person and warns before the session ends. Mount it while somebody is signed in. The server ends idle
 * sessions even if this could not be loaded.
 */
export function IdleWatch(props: IdleWarningProps) {
  const Warning = warning.usePart(true);
  return Warning ? <Warning {...props} /> : null;
}
