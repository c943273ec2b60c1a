import { Outlet, useLocation } from 'react-router';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Where the screen of the address stands, inside a frame that outlives its failures. */
export function ScreenOutlet() {
  const { key } = useLocation();
  return (
    <ScreenBoundary place={key}>
      <Outlet />
    </ScreenBoundary>
  );
}
