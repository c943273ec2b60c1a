import { Redirect } from '@quittance/app-shell';
import { logCurrencyOf } from '../../invoices/log-currency.ts';
import { usePortal } from '../../portal.ts';

/** Leads to the invoice log in the currency that was used last. */
export function LogEntryScreen() {
  const { storage } = usePortal();
  return <Redirect to={`/invoicing/${encodeURIComponent(logCurrencyOf(storage))}/income`} />;
}
