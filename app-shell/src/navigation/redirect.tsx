import { useEffect } from 'react';
import { usePagePlace } from './use-page-history.ts';

/** Redirects to another address, which replaces this one in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const { history } = usePagePlace();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
