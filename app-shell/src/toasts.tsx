import { useStore } from '@nanostores/react';
import { lazyPart } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import type { PageServices } from './page-services.ts';

/** Loaded right after the first screen, before there are messages, so that the first screen doesn't wait for it. */
const toaster = lazyPart(async () => (await import('./toaster.ts')).Toaster);

/** The page's toasts. */
export function Toasts({ toasts }: Pick<PageServices, 'toasts'>) {
  const shown = useStore(toasts.$toasts);
  const { value: Toaster, retry } = toaster.useAttempt(true);
  // Retry the load when there is a message: an error must not stay hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the messages
  useEffect(() => {
    if (shown.length > 0) retry?.();
  }, [shown]);
  return Toaster && <Toaster toasts={shown} onExpire={(id) => toasts.remove(Number(id))} />;
}
