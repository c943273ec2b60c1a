import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../elements/define-widget.ts';
import { WidgetRoot } from '../elements/widget-root.tsx';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { BalancesSkeleton } from './balances-skeleton.tsx';
import { BalancesView } from './balances-view.tsx';
import type { BalancesElementProperties } from './element-types.generated.ts';
import { balancesCatalogues } from './texts.generated.ts';

const frame = (content: ReactNode) => <WidgetFrame part="balances">{content}</WidgetFrame>;

const waiting = frame(<BalancesSkeleton />);

/** Content of `<quittance-balances>`. */
export function BalancesElementView({ values, emit }: WidgetViewProps<BalancesElementProperties>) {
  const { revision, ...common } = values;
  return (
    <WidgetRoot values={common} catalogues={balancesCatalogues} emit={emit} waiting={waiting} frame={frame}>
      <BalancesView revision={revision} onEvent={emit} />
    </WidgetRoot>
  );
}
