import { MatchedScreen, usePagePlace } from '@quittance/app-shell';
import { AppLayout } from './layout/app-layout.tsx';
import { findScreen } from './screens.ts';
import { StaffGate } from './session/staff-gate.tsx';

/** Every page of the back office. */
export function BackOfficeRoutes() {
  const match = findScreen(usePagePlace().location.pathname);
  const screen = <MatchedScreen match={match} />;
  if (match.frame === 'plain') return screen;
  return (
    <StaffGate>
      <AppLayout>{screen}</AppLayout>
    </StaffGate>
  );
}
