import { useStore } from '@nanostores/react';
import { identityProviderNames } from '@quittance/sdk/rules';
import { lazy, Suspense } from 'react';
import { usePortal } from '../portal.ts';
import './other-sign-ins.css';
import type { ProviderButtonsProps } from './provider-buttons.tsx';

// The first screen doesn't wait for the buttons.
const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

/** Room for the buttons while they load, so that nothing below them jumps. */
function ProviderRoom({ providers }: Pick<ProviderButtonsProps, 'providers'>) {
  return (
    <div className="provider-room">
      <div className="provider-room__or" />
      <div />
      {providers.map((provider) => (
        <div key={provider} className="provider-room__button" />
      ))}
    </div>
  );
}

const allProviders = Object.keys(identityProviderNames) as ProviderButtonsProps['providers'];

/** The providers that people may sign in with; nothing where none is configured. */
export function OtherSignIns({ action, next }: Omit<ProviderButtonsProps, 'providers'>) {
  const known = useStore(usePortal().publicConstants.$state);
  // Most installations have all.
  if (known.status === 'loading') return <ProviderRoom providers={allProviders} />;
  const providers = known.status === 'ready' ? known.data.identityProviders : [];
  if (providers.length === 0) return null;
  return (
    <Suspense fallback={<ProviderRoom providers={providers} />}>
      <ProviderButtons action={action} providers={providers} next={next} />
    </Suspense>
  );
}
