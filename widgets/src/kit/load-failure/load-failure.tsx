import { useI18n } from '../base/i18n.tsx';
import { TextButton } from '../text-button/text-button.tsx';

/** What a control needs could not be fetched: says so below it, with a way to ask again. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n('kit');
  return (
    <p className="q-field__error" role="alert">
      {t('somethingWentWrong')}
      {/* A list closes when the focus leaves its field, and would take this away with it. */}
      <TextButton onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('tryAgain')}
      </TextButton>
    </p>
  );
}
