import { useQuery } from '@quittance/widgets/host';
import { Navigate } from 'react-router';

/** Leads to sign-in, which then says that the session has expired. */
export function SessionExpiredScreen() {
  const [query] = useQuery();
  const next = query.get('next');
  return <Navigate to={`/auth?expired${next ? `&next=${encodeURIComponent(next)}` : ''}`} replace />;
}
