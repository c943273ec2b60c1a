import { listBalances } from '@quittance/sdk/client';
import { createResource, type ResourceState } from '@quittance/sdk/stores';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useLoadEvents } from '../widget/use-load-events.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import type { Balances } from './account.ts';
import { type FundsSource, useFunds } from './use-funds.ts';

/** A tab that was hidden for longer loads again when it is shown. */
const staleAfterMs = 60_000;

interface BalancesSource {
  readonly balances: ResourceState<Balances>;
  readonly funds: FundsSource;
  /** Loads both again; the current figures stay visible meanwhile. */
  reload(): void;
}

/** Calls back when a page that was hidden for a while is shown again. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    let hiddenAt: number | undefined;
    const change = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > staleAfterMs) onReturn();
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [onReturn]);
}

/** Loads the accounts and the funds, and keeps them up to date. */
export function useBalances(revision: string | undefined, onEvent: WidgetEventListener): BalancesSource {
  const client = useClient();
  const accounts = useMemo(
    () => createResource<Balances>((signal) => client.request(listBalances, {}, { signal })),
    [client],
  );
  const balances = useResourceState(accounts);
  const funds = useFunds();
  const { reload: reloadFunds } = funds;
  const reload = useCallback(() => {
    void accounts.refresh();
    reloadFunds();
  }, [accounts, reloadFunds]);
  useLoadEvents(accounts, balances, onEvent);
  useReturn(reload);
  const loadedRevision = useRef(revision);
  useEffect(() => {
    if (loadedRevision.current === revision) return;
    loadedRevision.current = revision;
    reload();
  }, [revision, reload]);
  return { balances, funds, reload };
}
