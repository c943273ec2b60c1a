import type { ReactNode } from 'react';
import type { PageHistory } from './page-history.ts';
import { PagePlaceProvider, usePageHistory } from './use-page-history.ts';

/** Follows the browser's history for everything below. */
export function AppRouter({ history, children }: { readonly history: PageHistory; readonly children: ReactNode }) {
  return <PagePlaceProvider value={usePageHistory(history)}>{children}</PagePlaceProvider>;
}
