import { useEffect } from 'react';
import { usePagePlace } from './use-page-history.ts';

/** Leads to another address, which takes the place of this one in the history. */
export function Redirect({ to }: { readonly to: string }) {
  const { history } = usePagePlace();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
