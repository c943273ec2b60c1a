import { Button } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { Icon } from '../display/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../display/icons.ts';

interface PaginationProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly pending?: boolean | undefined;
}

/** Pages by key: there is a previous and a next one, and no count. Absent while all fits on one page. */
export function Pagination({ hasPrevious, hasNext, onPrevious, onNext, pending }: PaginationProps) {
  const { t } = useI18n('controls');
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav className="q-pagination" aria-label={t('pages')}>
      <Button size="small" icon={chevronLeftIcon} disabled={!hasPrevious} pending={pending} onClick={onPrevious}>
        {t('previousPage')}
      </Button>
      <Button size="small" disabled={!hasNext} pending={pending} onClick={onNext}>
        {t('nextPage')}
        <Icon shape={chevronRightIcon} />
      </Button>
    </nav>
  );
}
