import type { Client } from '@quittance/sdk/client';
import type { I18n } from '@quittance/sdk/i18n';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from './i18n.tsx';

const ClientContext = createContext<Client | null>(null);

interface QuittanceProviderProps {
  /** Null before the client exists; widgets below must wait for it. */
  readonly client: Client | null;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Provides the client and the translator for widgets and kit. Render it once, above them. */
export function QuittanceProvider({ client, i18n, children }: QuittanceProviderProps) {
  return (
    <ClientContext.Provider value={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ClientContext.Provider>
  );
}

/** @throws Error outside a QuittanceProvider */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient requires a QuittanceProvider above it.');
  return client;
}
