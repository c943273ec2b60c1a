import { useStore } from '@nanostores/react';
import { ApiError, isMaintenance } from '@quittance/sdk/client';
import { useApp } from './app/app.ts';
import { Redirect } from './navigation/redirect.tsx';
import { usePagePlace } from './navigation/use-page-history.ts';
import { RequestFailure } from './request-failure.tsx';
import { Splash } from './splash.tsx';

/** Shown until it is known whether there is a session. During maintenance it is shown at the address of sign-in. */
export function Restoring() {
  const { restoration, guard } = useApp();
  const { pathname, search } = usePagePlace().location;
  const failure = useStore(restoration.$failure);
  if (failure === null) return <Splash />;
  if (failure instanceof ApiError && isMaintenance(failure)) {
    const result = guard.check(pathname + search, null);
    if (result.kind === 'sign-in') return <Redirect to={result.to} />;
  }
  return (
    <div className="splash">
      <RequestFailure error={failure} onRetry={() => void restoration.run()} />
    </div>
  );
}
