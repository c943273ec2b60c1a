import { useI18n } from '../base/i18n.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import { paginationTexts } from './texts.en.ts';

interface PaginationProps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly pending?: boolean | undefined;
  /** Name of the list, for screens with several lists. */
  readonly of?: string | undefined;
}

/** Buttons for the previous and next page; cursors give no count. Renders nothing if everything fits on one page. */
export function Pagination({ hasPrevious, hasNext, onPrevious, onNext, pending, of }: PaginationProps) {
  const { t } = useI18n(paginationTexts);
  if (!hasPrevious && !hasNext) return null;
  const turning = (isPossible: boolean, onTurn: () => void) => ({
    size: 'small' as const,
    // `disabled` would drop the keyboard focus at the last page.
    'aria-disabled': pending || !isPossible || undefined,
    pending,
    onClick: () => isPossible && onTurn(),
  });
  return (
    <nav className="q-pagination" aria-label={of ? `${t('pages')}: ${of}` : t('pages')}>
      <Button {...turning(hasPrevious, onPrevious)} icon={chevronLeftIcon}>
        {t('previousPage')}
      </Button>
      <Button {...turning(hasNext, onNext)}>
        {t('nextPage')}
        <Icon shape={chevronRightIcon} />
      </Button>
    </nav>
  );
}
