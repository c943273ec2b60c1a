import { type ListedInvoice, listStatusKey } from '@quittance/sdk/rules';
import { icons } from '@quittance/widgets/kit';
import { type StatusBanner, statusBanner } from '@quittance/widgets/react';

/** A status in a list: the text of the rule, and the banner's colour unless a list has other words. */
export interface ListStatus extends StatusBanner {
  readonly textKey: ReturnType<typeof listStatusKey>;
}

export function listStatus(invoice: ListedInvoice): ListStatus {
  const textKey = listStatusKey(invoice);
  if (textKey === 'status.paid') return { textKey, tone: 'success', icon: icons.checkCircleIcon };
  const banner = textKey.startsWith('list.') ? null : statusBanner(invoice);
  return banner ? { ...banner, textKey } : { textKey, tone: 'info', icon: icons.clockIcon };
}
