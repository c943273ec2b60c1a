import type { DocumentTotal } from '@quittance/sdk/rules';
import { classNames } from '../kit/base/class-names.ts';

const isLast = ({ kind }: DocumentTotal): boolean => kind === 'due' || kind === 'sum';

/** The steps from the sum of the items to the amount due. */
export function Totals({ totals }: { readonly totals: readonly DocumentTotal[] }) {
  return (
    <dl className="q-totals">
      {totals.map((total) => (
        <div key={`${total.kind} ${total.label}`} className={classNames(isLast(total) && 'q-totals__due')}>
          <dt>
            <bdi>{total.label}</bdi>
          </dt>
          <dd>
            <span className="q-amount">{total.text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
