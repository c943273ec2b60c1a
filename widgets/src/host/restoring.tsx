import { useStore } from '@nanostores/react';
import { ErrorState } from '../kit/display/states.tsx';
import { useErrorText } from './error-text.ts';
import type { Restoration } from './restoration.ts';
import { Splash } from './splash.tsx';

/** Stands while it is not known yet whether a session is open. */
export function Restoring({ restoration }: { readonly restoration: Restoration }) {
  const errorText = useErrorText();
  const failure = useStore(restoration.$failure);
  if (failure === null) return <Splash />;
  return (
    <div className="splash">
      <ErrorState title={errorText(failure)} onRetry={() => void restoration.run()} />
    </div>
  );
}
