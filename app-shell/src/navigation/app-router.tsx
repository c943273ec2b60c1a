import type { ReactNode } from 'react';
import type { PageHistory } from './page-history.ts';
import { PagePlaceProvider, usePageHistory } from './use-page-history.ts';

/** Provides the browser's history to its children. */
export function AppRouter({ history, children }: { readonly history: PageHistory; readonly children: ReactNode }) {
  return <PagePlaceProvider value={usePageHistory(history)}>{children}</PagePlaceProvider>;
}
