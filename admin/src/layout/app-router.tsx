import { NavigatingProvider, type PageHistory, PageHistoryProvider, usePageHistory } from '@quittance/widgets/host';
import type { ReactNode } from 'react';
import { type NavigationType, Router } from 'react-router';

/** Routes by our own history, which can hold a navigation up while there is unsaved work. */
export function AppRouter({ history, children }: { readonly history: PageHistory; readonly children: ReactNode }) {
  const { location, kind, isNavigating } = usePageHistory(history);
  return (
    <PageHistoryProvider value={history}>
      <NavigatingProvider value={isNavigating}>
        <Router navigator={history} location={location} navigationType={kind as NavigationType}>
          {children}
        </Router>
      </NavigatingProvider>
    </PageHistoryProvider>
  );
}
