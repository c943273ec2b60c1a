import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { usePortal } from '../portal.ts';
import type { ProviderButtonsProps } from './provider-buttons.tsx';

// The first screen doesn't wait for the buttons.
const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

/** The providers that people may sign in with; nothing where none is configured. */
export function OtherSignIns({ action, next }: Omit<ProviderButtonsProps, 'providers'>) {
  const known = useStore(usePortal().publicConstants.$state);
  const providers = known.status === 'ready' ? known.data.identityProviders : [];
  return (
    <Suspense fallback={null}>
      {providers.length > 0 && <ProviderButtons action={action} providers={providers} next={next} />}
    </Suspense>
  );
}
