import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { acceptInviteTexts } from './texts.en.ts';

/**
 * Returns a function that converts a failed call to a sentence about the invite.
 * @param invalid text for a link that can't be used
 */
export function useInviteErrorText(invalid: 'invalid' | 'connect.invalid'): (error: unknown) => string {
  const { t } = useI18n(acceptInviteTexts);
  const errorText = useErrorText();
  return (error) => {
    const code = errorCodeOf(error);
    // An incomplete link is refused as invalid.
    if (code === 'InvalidInviteTokenError' || code === 'ValidationError') return t(invalid);
    return code === 'PlanUpgradeRequiredError' ? t('plan') : errorText(error);
  };
}
