import { type PageHistory, PagePlaceProvider, usePageHistory } from '@quittance/widgets/host';
import type { ReactNode } from 'react';
import { type NavigationType, Router } from 'react-router';

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
