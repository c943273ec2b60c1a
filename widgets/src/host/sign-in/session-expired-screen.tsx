import { Navigate } from 'react-router';
import { useQuery } from '../navigation/use-page-history.ts';

/** Leads to sign-in, which then says that the session has expired. */
export function SessionExpiredScreen() {
  const [query] = useQuery();
  const next = query.get('next');
  return <Navigate to={`/auth?expired${next ? `&next=${encodeURIComponent(next)}` : ''}`} replace />;
}
