import { MatchedScreen, PagePlaceProvider, usePagePlace } from '@quittance/app-shell';
import { InvoiceOverList } from './invoice-detail/invoice-over-list.tsx';
import { listBelow } from './invoice-detail/over-list.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { findScreen } from './screens.ts';
import { MemberGate } from './session/member-gate.tsx';

/** Every page of the portal. Who may open it is for the guards to say. */
export function PortalRoutes() {
  const place = usePagePlace();
  // An invoice opened from a list stands over it: the screen below stays that of the list.
  const location = listBelow(place.location) ?? place.location;
  const match = findScreen(location.pathname);
  const screen = <MatchedScreen match={match} />;
  return (
    <PagePlaceProvider value={{ ...place, location }}>
      {match.frame === 'plain' ? (
        screen
      ) : (
        <MemberGate over={<InvoiceOverList place={place} />}>
          <AppLayout isWide={match.frame === 'wide'}>{screen}</AppLayout>
        </MemberGate>
      )}
    </PagePlaceProvider>
  );
}
