import type { ReactNode } from 'react';
import { type NavigationType, Router } from 'react-router';
import type { PageHistory } from './page-history.ts';
import { PagePlaceProvider, usePageHistory } from './use-page-history.ts';

/** Routes by our own history, which can hold a navigation up while there is unsaved work. */
export function AppRouter({ history, children }: { readonly history: PageHistory; readonly children: ReactNode }) {
  const place = usePageHistory(history);
  return (
    <PagePlaceProvider value={place}>
      <Router navigator={history} location={place.location} navigationType={place.kind as NavigationType}>
        {children}
      </Router>
    </PagePlaceProvider>
  );
}
