import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { Icon, type IconShape } from '../display/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../display/icons.ts';

interface PaginationProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly pending?: boolean | undefined;
}

interface TurnProps {
  readonly isPossible: boolean;
  readonly pending: boolean | undefined;
  readonly onTurn: () => void;
  readonly icon?: IconShape | undefined;
  readonly children: ReactNode;
}

/** Not `disabled` at the end, which would throw away the focus of whoever has just come there. */
function Turn({ isPossible, pending, onTurn, icon, children }: TurnProps) {
  return (
    <Button
      size="small"
      icon={icon}
      aria-disabled={!isPossible || pending || undefined}
      pending={isPossible && pending}
      onClick={() => isPossible && onTurn()}
    >
      {children}
    </Button>
  );
}

/** Pages by key: there is a previous and a next one, and no count. Absent while all fits on one page. */
export function Pagination({ hasPrevious, hasNext, onPrevious, onNext, pending }: PaginationProps) {
  const { t } = useI18n('controls');
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav className="q-pagination" aria-label={t('pages')}>
      <Turn icon={chevronLeftIcon} isPossible={hasPrevious} pending={pending} onTurn={onPrevious}>
        {t('previousPage')}
      </Turn>
      <Turn isPossible={hasNext} pending={pending} onTurn={onNext}>
        {t('nextPage')}
        <Icon shape={chevronRightIcon} />
      </Turn>
    </nav>
  );
}
