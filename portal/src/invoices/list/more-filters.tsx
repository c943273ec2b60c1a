import { Button, icons, kitTexts, lazyPart, Skeleton, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useId, useState } from 'react';
import { isUsed, type ListOrder } from './list-order.ts';
import { invoiceListTexts } from './texts.en.ts';

interface MoreFiltersProps {
  readonly filter: ListOrder;
  /** The currency of the list; empty for all. */
  readonly currency: string;
  readonly onChange: (changed: Partial<ListOrder>) => void;
  /** Fields of this list alone, before the others. */
  readonly children?: ReactNode;
  /** Whether one of these is used. */
  readonly isMoreUsed?: boolean;
}

/** Calendars are much code, which few need in a list. */
const fields = lazyPart(async () => (await import('./order-fields.tsx')).OrderFields);

/** A button that opens the fields for order and period. They are open from the start if one of them is used. */
export function MoreFilters({ children, isMoreUsed = false, ...order }: MoreFiltersProps) {
  const { t } = useI18n(invoiceListTexts);
  const { t: kit } = useI18n(kitTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(() => isMoreUsed || isUsed(order.filter, order.currency));
  const { value: Fields, retry } = fields.useAttempt(isOpen);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        icon={icons.chevronDownIcon}
        className="filters__opener"
        onClick={() => setOpen(!isOpen)}
      >
        {t('moreFilters')}
      </Button>
      <div id={id} className="filters__more" hidden={!isOpen}>
        {isOpen && Fields && (
          <>
            {children}
            <Fields {...order} />
          </>
        )}
        {isOpen && !Fields && !retry && <Skeleton shape="block" />}
        {isOpen && retry && <Button onClick={retry}>{kit('tryAgain')}</Button>}
      </div>
    </>
  );
}
