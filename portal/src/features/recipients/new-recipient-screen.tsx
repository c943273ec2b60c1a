import { useI18n } from '@quittance/widgets/kit';
import { recipientsNavigationTexts } from './navigation-texts.en.ts';
import { RecipientForm } from './recipient-form.tsx';
import { RecipientFormFrame } from './recipient-form-frame.tsx';
import { recipientsTexts } from './texts.en.ts';

/** Adds a bank account to pay out to. */
export function NewRecipientScreen() {
  const { t } = useI18n(recipientsNavigationTexts);
  const { t: listText } = useI18n(recipientsTexts);
  return (
    <RecipientFormFrame title={t('add')} back={{ to: '/recipients', label: listText('title') }}>
      {(corridors) => <RecipientForm corridors={corridors} />}
    </RecipientFormFrame>
  );
}
