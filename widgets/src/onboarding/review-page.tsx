import { finalizeVerification } from '@quittance/sdk/client';
import { checkConfirmed } from '@quittance/sdk/validation';
import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { Checkbox } from '../kit/checkbox/checkbox.tsx';
import { useErrorText } from '../kit/error-text/error-text.ts';
import { useProblemText } from '../kit/field/use-problem-text.ts';
import { Form } from '../kit/form/form.tsx';
import { alertIcon, checkIcon } from '../kit/icon/icons.ts';
import { Inline } from '../kit/inline/inline.tsx';
import { Stack } from '../kit/stack/stack.tsx';
import { StatusBadge } from '../kit/status-badge/status-badge.tsx';
import { TextButton } from '../kit/text-button/text-button.tsx';
import { PageTitle } from './page-title.tsx';
import type { PageId } from './pages.ts';
import { onboardingTexts } from './texts.en.ts';

interface ReviewPageProps {
  readonly pages: readonly { readonly id: PageId; readonly isDone: boolean }[];
  readonly onOpen: (page: PageId) => void;
  readonly onBack: (() => void) | undefined;
  readonly onDone: () => Promise<void>;
}

/** What is complete and what is not, and the certification by which the owner hands everything in. */
export function ReviewPage({ pages, onOpen, onBack, onDone }: ReviewPageProps) {
  const { t } = useI18n(onboardingTexts);
  const client = useClient();
  const errorText = useErrorText('save-information');
  const problemText = useProblemText();
  const [certified, setCertified] = useState(false);
  const [isPending, setPending] = useState(false);
  const isComplete = pages.every(({ isDone }) => isDone);
  const validate = (): Readonly<Record<string, string>> => {
    const problem = checkConfirmed(certified);
    return problem ? { certified: problemText(problem) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await client.request(finalizeVerification, { body: { certified } });
      await onDone();
    } finally {
      setPending(false);
    }
  };
  return (
    <Form label={t('pages.review')} validate={validate} onSubmit={submit} describeError={errorText}>
      <Stack gap={6}>
        <div>
          <PageTitle>{t('pages.review')}</PageTitle>
          <p className="q-muted">{t('leads.review')}</p>
        </div>
        <Card>
          <ul className="q-onboarding__review">
            {pages.map(({ id, isDone }) => (
              <li key={id}>
                <TextButton onClick={() => onOpen(id)}>{t(`pages.${id}`)}</TextButton>
                <StatusBadge
                  tone={isDone ? 'success' : 'warning'}
                  icon={isDone ? checkIcon : alertIcon}
                  label={t(isDone ? 'review.done' : 'review.open')}
                />
              </li>
            ))}
          </ul>
        </Card>
        <Checkbox label={t('review.certify')} name="certified" checked={certified} onChange={setCertified} />
        <div className="q-onboarding__foot">
          <p className="q-muted">{isComplete ? '' : t('review.incomplete')}</p>
          <Inline>
            {onBack && (
              <Button onClick={onBack} disabled={isPending}>
                {t('back')}
              </Button>
            )}
            <Button type="submit" variant="primary" pending={isPending} disabled={!isComplete}>
              {t('review.submit')}
            </Button>
          </Inline>
        </div>
      </Stack>
    </Form>
  );
}
