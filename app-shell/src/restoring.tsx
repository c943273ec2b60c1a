import { useStore } from '@nanostores/react';
import { RequestFailure } from './request-failure.tsx';
import type { Restoration } from './restoration.ts';
import { Splash } from './splash.tsx';

/** Shown until it is known whether there is a session. */
export function Restoring({ restoration }: { readonly restoration: Restoration }) {
  const failure = useStore(restoration.$failure);
  if (failure === null) return <Splash />;
  return (
    <div className="splash">
      <RequestFailure error={failure} onRetry={() => void restoration.run()} />
    </div>
  );
}
