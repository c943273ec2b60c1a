import { MatchedScreen, PagePlaceProvider, usePagePlace } from '@quittance/app-shell';
import { useEffect } from 'react';
import { InvoiceOverList } from './features/invoice-detail/invoice-over-list.tsx';
import { CurrencyGuard } from './guards/currency-guard.tsx';
import { verificationFlow } from './guards/verification-flow.ts';
import { listBelow } from './invoices/over-list.ts';
import { PortalLayout } from './layout/portal-layout.tsx';
import { usePortal } from './portal.ts';
import { MemberGate } from './session/member-gate.tsx';

/** Renders every page of the portal in its frame. The guard decides who may open it. */
export function PortalPages() {
  const { findScreen } = usePortal();
  const place = usePagePlace();
  // An invoice opened from a list is a dialog above it: the screen below stays that of the list.
  const location = listBelow(place.location) ?? place.location;
  const match = findScreen(location.pathname);
  useEffect(() => verificationFlow.note(match.pattern), [match.pattern]);
  const screen = <MatchedScreen match={match} />;
  return (
    <PagePlaceProvider value={{ ...place, location }}>
      {match.frame === 'plain' ? (
        screen
      ) : (
        <MemberGate over={<InvoiceOverList place={place} />}>
          <PortalLayout isWide={match.frame === 'wide'}>
            <CurrencyGuard match={match}>{screen}</CurrencyGuard>
          </PortalLayout>
        </MemberGate>
      )}
    </PagePlaceProvider>
  );
}
