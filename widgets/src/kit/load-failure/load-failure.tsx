import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { TextButton } from '../text-button/text-button.tsx';

/** Says below a control that its data failed to load, with a retry button. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n(kitTexts);
  return (
    <p className="q-field__error" role="alert">
      {t('somethingWentWrong')}
      {/* Keeps the focus in the field: a list closes on blur, and would remove this button. */}
      <TextButton onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {t('tryAgain')}
      </TextButton>
    </p>
  );
}
