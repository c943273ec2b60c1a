import type { CurrencyAccount } from '@quittance/sdk/stores';
import { CurrencyStatusBadge, Inline } from '@quittance/widgets/kit';
import { useLockedReason } from './use-locked-reason.ts';

/** The status of an account, and why it is locked. */
export function AccountStatus({ account }: { readonly account: CurrencyAccount }) {
  const lockedReason = useLockedReason()(account);
  return (
    <Inline>
      <CurrencyStatusBadge status={account.currencyStatus} />
      {lockedReason && <span className="q-muted">{lockedReason}</span>}
    </Inline>
  );
}
