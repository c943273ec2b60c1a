import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useApp } from './app-context/app.ts';

/**
 * Returns today on the server's business clock, `YYYY-MM-DD`; undefined until it is known. Reads it again when the caller
 * appears, because the tab may be open since yesterday.
 */
export function useBusinessDate(): string | undefined {
  const { publicConstants } = useApp();
  const known = useStore(publicConstants.$state);
  useEffect(() => void publicConstants.refresh(), [publicConstants]);
  return known.status === 'ready' ? known.data.businessDate : undefined;
}
