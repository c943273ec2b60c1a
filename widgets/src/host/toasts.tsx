import { useStore } from '@nanostores/react';
import { latePart } from '../kit/base/late-part.ts';
import type { PageServices } from './page-services.ts';

/** Fetched right behind the first screen: long before there is something to say, and no part of what that waits for. */
const toaster = latePart(async () => (await import('../kit/overlays/toaster.tsx')).Toaster);

/** The page's toasts. */
export function Toasts({ toasts }: Pick<PageServices, 'toasts'>) {
  const shown = useStore(toasts.$toasts);
  const Toaster = toaster.usePart(true);
  return Toaster && <Toaster toasts={shown} onExpire={(id) => toasts.remove(Number(id))} />;
}
