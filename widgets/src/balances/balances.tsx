import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import { BalancesView } from './balances-view.tsx';
import type { BalancesEventName, BalancesReactProps } from './element-types.generated.ts';

export interface BalancesProps extends BalancesReactProps, WidgetCallbacks<BalancesEventName> {}

/** The balances widget for React hosts; `<quittance-balances>` is the same for other pages. */
export function Balances({ revision, ...callbacks }: BalancesProps) {
  return <BalancesView revision={revision} onEvent={useCallbacks(callbacks)} />;
}
