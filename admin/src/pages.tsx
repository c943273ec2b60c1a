import { MatchedScreen, usePagePlace } from '@quittance/app-shell';
import { useBackOffice } from './back-office.ts';
import { BackOfficeLayout } from './layout/back-office-layout.tsx';
import { StaffGate } from './session/staff-gate.tsx';

/** Every page of the back office, in its frame. */
export function BackOfficePages() {
  const { findScreen } = useBackOffice();
  const match = findScreen(usePagePlace().location.pathname);
  const screen = <MatchedScreen match={match} />;
  if (match.frame === 'plain') return screen;
  return (
    <StaffGate>
      <BackOfficeLayout>{screen}</BackOfficeLayout>
    </StaffGate>
  );
}
