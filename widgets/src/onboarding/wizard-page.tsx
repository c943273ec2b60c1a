import { type AnswerGap, isStepOpen, type VerificationFacts } from '@quittance/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Button } from '../kit/button/button.tsx';
import { useErrorText } from '../kit/error-text/error-text.ts';
import { useProblemText } from '../kit/field/use-problem-text.ts';
import { type ServerRefusal, useServerRefusal } from '../kit/field/use-server-refusal.ts';
import { Form } from '../kit/form/form.tsx';
import { Stack } from '../kit/stack/stack.tsx';
import { LatePart } from './late-part.tsx';
import { PageFoot } from './page-foot.tsx';
import { pageParts } from './page-parts.ts';
import { PageTitle } from './page-title.tsx';
import { type AnswerPage, pageOfAnswer } from './pages.ts';
import { SaveNote } from './save-note.tsx';
import { onboardingTexts } from './texts.en.ts';
import type { Verification, Wizard } from './use-wizard.ts';

interface WizardPageProps {
  readonly page: AnswerPage;
  readonly wizard: Wizard;
  readonly gaps: readonly AnswerGap[];
  readonly facts: VerificationFacts;
  readonly verification: Pick<Verification, 'verificationStatus' | 'isHandleSettled' | 'steps'>;
  readonly onBack: (() => void) | undefined;
  /** Goes on without the page for now; undefined for a page that can't wait. */
  readonly onPutOff: (() => void) | undefined;
  /** Called when the fields can be used. */
  readonly onShown: () => void;
  readonly onDone: (status: string) => Promise<void>;
}

type Refused = ServerRefusal['validations'][number];

/** One page with its buttons. Gaps are shown beside its fields. */
export function WizardPage(props: WizardPageProps) {
  const { page, wizard, gaps, facts, verification, onBack, onPutOff, onShown, onDone } = props;
  const { t } = useI18n(onboardingTexts);
  const errorText = useErrorText('save-information');
  const problemText = useProblemText();
  const serverRefusal = useServerRefusal();
  const [isPending, setPending] = useState(false);
  const { value: Fields, retry } = pageParts[page.id].useAttempt(true);
  const isShown = Fields !== undefined;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  const isOpen = isStepOpen(page.step, wizard.states[page.step].status, verification.verificationStatus);
  // Until the page is submitted again: what was loaded is of before.
  const isReturned = wizard.states[page.step].status === 'rejected';
  const { returnedNote } = verification.steps[page.step];
  const latestT = useRef(t);
  latestT.current = t;
  /** Names the page of an answer that is asked for on another page of the step: no field here says it. */
  const placed = (each: Refused): Refused => {
    const other = page.concerns(each) ? undefined : pageOfAnswer(page.step, each.path);
    if (!other) return each;
    return {
      path: each.path,
      get message() {
        return `${latestT.current(`pages.${other.id}`)}: ${each.message}`;
      },
    };
  };
  const submit = async () => {
    if (!isOpen) return await onDone('submitted');
    setPending(true);
    try {
      await onDone(await wizard.submit(page));
    } catch (error) {
      const refusal = serverRefusal(error);
      throw refusal ? { validations: refusal.validations.map(placed) } : error;
    } finally {
      setPending(false);
    }
  };
  return (
    <Form
      label={t(`pages.${page.id}`)}
      validate={() => (isOpen ? Object.fromEntries(gaps.map(({ path, problem }) => [path, problemText(problem)])) : {})}
      onSubmit={submit}
      describeError={errorText}
    >
      <Stack gap={6}>
        <div>
          <PageTitle>{t(`pages.${page.id}`)}</PageTitle>
          <p className="q-muted">{t(`leads.${page.id}`)}</p>
        </div>
        {!isOpen && <Banner tone="info">{t('handedIn')}</Banner>}
        {isReturned && returnedNote && (
          <Banner tone="warning" title={t('returned')}>
            {returnedNote}
          </Banner>
        )}
        <fieldset className="q-onboarding__fields" disabled={!isOpen || isPending}>
          {Fields ? (
            <Fields
              answers={wizard.answers}
              facts={facts}
              isHandleSettled={verification.isHandleSettled}
              onChange={(answers) => wizard.change(page, answers)}
            />
          ) : (
            <LatePart onRetry={retry} />
          )}
        </fieldset>
        <PageFoot note={<SaveNote wizard={wizard} />}>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            // A press before the fields are there would be answered about fields that nobody has seen.
            disabled={!Fields}
          >
            {t('continue')}
          </Button>
          {onPutOff && isOpen && (
            <Button onClick={onPutOff} disabled={isPending}>
              {t('check.later')}
            </Button>
          )}
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
