import { ScreenFailure } from '@quittance/widgets/host';
import { useNavigate, useRouteError, useLocation } from 'react-router';

/** Stands where a screen broke down. The frame round it stays, since each screen has its own. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return <ScreenFailure error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />;
}
