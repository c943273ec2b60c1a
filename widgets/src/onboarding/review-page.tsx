import { finalizeVerification } from '@quittance/sdk/client';
import type { VerificationAnswers } from '@quittance/sdk/rules';
import { checkConfirmed } from '@quittance/sdk/validation';
import { useState } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { Card } from '../kit/card/card.tsx';
import { Checkbox } from '../kit/checkbox/checkbox.tsx';
import { useErrorText } from '../kit/error-text/error-text.ts';
import { useProblemText } from '../kit/field/use-problem-text.ts';
import { useServerRefusal } from '../kit/field/use-server-refusal.ts';
import { Form } from '../kit/form/form.tsx';
import { alertIcon, checkIcon } from '../kit/icon/icons.ts';
import { Stack } from '../kit/stack/stack.tsx';
import { StatusBadge } from '../kit/status-badge/status-badge.tsx';
import { TextButton } from '../kit/text-button/text-button.tsx';
import { handInProblems } from './hand-in-problems.ts';
import { PageFoot } from './page-foot.tsx';
import { PageTitle } from './page-title.tsx';
import type { PageId } from './pages.ts';
import { ReviewedAnswers } from './reviewed-answers.tsx';
import { onboardingTexts } from './texts.en.ts';
import type { Verification } from './use-wizard.ts';

interface ReviewPageProps {
  readonly answers: VerificationAnswers;
  /** Whether everything can be handed in. */
  readonly isComplete: boolean;
  readonly pages: readonly { readonly id: PageId; readonly isDone: boolean }[];
  readonly onOpen: (page: PageId) => void;
  readonly onBack: (() => void) | undefined;
  /** Saves what is shown, so that nothing else is certified; answers whether it is saved. */
  readonly onSave: () => Promise<boolean>;
  /** Called with the verification that was handed in. */
  readonly onDone: (verification: Verification) => void;
}

type Problems = ReturnType<typeof handInProblems>['pages'];

/** Said above the pages, each of which says what is wrong with it. */
const incomplete = { code: 'ValidationError' };

/** Hands everything in. Problems are sorted by page, in the person's language. */
function useHandIn({ onSave, onDone }: Pick<ReviewPageProps, 'onSave' | 'onDone'>) {
  const client = useClient();
  const errorText = useErrorText('save-information');
  const serverRefusal = useServerRefusal();
  const [problems, setProblems] = useState<Problems>(new Map());
  const [isPending, setPending] = useState(false);
  const submit = async (certified: boolean) => {
    setPending(true);
    setProblems(new Map());
    try {
      if (!(await onSave())) return;
      onDone(await client.request(finalizeVerification, { body: { certified } }));
    } catch (error) {
      const refusal = serverRefusal(error);
      if (!refusal) throw error;
      const { pages, others } = handInProblems(
        // Of a step that was not submitted, the server names no answer.
        refusal.validations.map((each) =>
          each.path.includes('.') ? each : { ...each, message: errorText(incomplete) },
        ),
      );
      setProblems(pages);
      throw others.length > 0 ? { validations: others } : incomplete;
    } finally {
      setPending(false);
    }
  };
  return { problems, isPending, submit, errorText };
}

interface ReviewedPageProps {
  readonly id: PageId;
  readonly answers: VerificationAnswers;
  readonly isDone: boolean;
  /** What the server refused. */
  readonly problems: readonly string[];
  readonly onOpen: (page: PageId) => void;
}

function ReviewedPage({ id, answers, isDone, problems, onOpen }: ReviewedPageProps) {
  const { t } = useI18n(onboardingTexts);
  const isComplete = isDone && problems.length === 0;
  return (
    <li>
      <h3>
        <TextButton onClick={() => onOpen(id)}>{t(`pages.${id}`)}</TextButton>
      </h3>
      <StatusBadge
        tone={isComplete ? 'success' : 'warning'}
        icon={isComplete ? checkIcon : alertIcon}
        label={t(isComplete ? 'review.done' : 'review.open')}
      />
      {problems.length > 0 && <p className="q-onboarding__problems">{problems.join(' ')}</p>}
      <ReviewedAnswers page={id} answers={answers} />
    </li>
  );
}

/** What was answered, what is complete and what is not, and the certification by which the owner hands everything in. */
export function ReviewPage({ answers, isComplete, pages, onOpen, onBack, onSave, onDone }: ReviewPageProps) {
  const { t } = useI18n(onboardingTexts);
  const problemText = useProblemText();
  const [certified, setCertified] = useState(false);
  const { problems, isPending, submit, errorText } = useHandIn({ onSave, onDone });
  const validate = (): Readonly<Record<string, string>> => {
    const problem = checkConfirmed(certified);
    return problem ? { certified: problemText(problem) } : {};
  };
  return (
    <Form label={t('pages.review')} validate={validate} onSubmit={() => submit(certified)} describeError={errorText}>
      <Stack gap={6}>
        <div>
          <PageTitle>{t('pages.review')}</PageTitle>
          <p className="q-muted">{t('leads.review')}</p>
        </div>
        <Card>
          <ul className="q-onboarding__review">
            {pages.map((page) => (
              <ReviewedPage
                key={page.id}
                {...page}
                answers={answers}
                problems={problems.get(page.id) ?? []}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </Card>
        <Checkbox label={t('review.certify')} name="certified" checked={certified} onChange={setCertified} />
        <PageFoot note={!isComplete && <p className="q-muted">{t('review.incomplete')}</p>}>
          <Button type="submit" variant="primary" pending={isPending} disabled={!isComplete}>
            {t('review.submit')}
          </Button>
          {onBack && (
            <Button onClick={onBack} disabled={isPending}>
              {t('back')}
            </Button>
          )}
        </PageFoot>
      </Stack>
    </Form>
  );
}
