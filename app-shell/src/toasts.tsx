import { useStore } from '@nanostores/react';
import { lazyPart } from '@quittance/widgets/kit';
import { useEffect } from 'react';
import type { PageServices } from './page-services.ts';

/** Fetched right behind the first screen: long before there is something to say, and no part of what that waits for. */
const toaster = lazyPart(async () => (await import('./toaster.ts')).Toaster);

/** The page's toasts. */
export function Toasts({ toasts }: Pick<PageServices, 'toasts'>) {
  const shown = useStore(toasts.$toasts);
  const { value: Toaster, retry } = toaster.useAttempt(true);
  // What could not be fetched is asked for again when there is something to say: an error must not go unsaid for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what there is to say
  useEffect(() => {
    if (shown.length > 0) retry?.();
  }, [shown]);
  return Toaster && <Toaster toasts={shown} onExpire={(id) => toasts.remove(Number(id))} />;
}
