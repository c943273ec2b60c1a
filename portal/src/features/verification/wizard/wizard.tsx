import { useErrorText } from '@quittance/app-shell';
import {
  type AnswerGap,
  answeredSteps,
  canEditStep,
  isStepAccepted,
  isVerificationStepComplete,
  stepGaps,
  type VerificationFacts,
} from '@quittance/sdk/rules';
import { Banner, Button, Form, Inline, ProgressSteps, Stack, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useMember } from '../../../session/member.ts';
import { AnswerPageFields } from './answer-page.tsx';
import { IdentityCheckPage } from './identity-check-page.tsx';
import { type AnswerPage, type PageId, pageIdsOf, pagesOf } from './pages.ts';
import { ReviewPage } from './review-page.tsx';
import { SaveNote } from './save-note.tsx';
import { wizardTexts } from './texts.en.ts';
import { useWizard, type Verification, type Wizard as WizardState } from './use-wizard.ts';
import './wizard.css';

interface WizardProps {
  readonly verification: Verification;
  /** Loads the verification again, after a change elsewhere. */
  readonly onReload: () => void;
  /** Called when the business was denied by its answers, and when everything was handed in. */
  readonly onDecided: () => Promise<void>;
}

/** The verification, page by page. Each page is saved while it is filled in, and submitted by Continue. */
export function Wizard({ verification, onReload, onDecided }: WizardProps) {
  const { t } = useI18n(wizardTexts);
  const { user } = useMember();
  const wizard = useWizard(verification);
  const { companyType } = wizard.answers.bankAccount ?? {};
  const pages = pagesOf(answeredSteps({ isOwner: verification.isOwner, companyType }));
  const facts: VerificationFacts = {
    today: verification.today,
    ownerEmail: verification.isOwner ? user.email : '',
    pricingTier: user.company?.pricingTier ?? 'vault',
  };
  const gapsOf = (page: AnswerPage): readonly AnswerGap[] =>
    stepGaps(page.step, wizard.answers, facts).filter(page.concerns);
  const isDone = (page: AnswerPage) => {
    const { status, version } = wizard.states[page.step];
    return isStepAccepted(status) || (version > 0 && gapsOf(page).length === 0);
  };
  const ids = pageIdsOf(pages, verification.isOwner);
  const isChecked = isVerificationStepComplete(wizard.states.personIdentityKyc.status);
  /** Whether a page needs nothing more. */
  const isPageDone = (id: PageId) => {
    if (id === 'identityCheck') return isChecked;
    const own = pages.find((each) => each.id === id);
    return own !== undefined && isDone(own);
  };
  const [current, setCurrent] = useState<PageId>(() => ids.find((id) => !isPageDone(id)) ?? ids[0] ?? 'review');
  const go = (id: PageId | undefined) => {
    if (!id) return;
    void wizard.flush();
    setCurrent(id);
    // The next page begins at its top, which a phone has scrolled away.
    document.querySelector('.wizard')?.scrollIntoView();
  };
  const next = ids[ids.indexOf(current) + 1];
  const previous = ids[ids.indexOf(current) - 1];
  const page = pages.find(({ id }) => id === current);
  return (
    <div className="wizard">
      <ProgressSteps
        label={t('progress')}
        steps={ids.map((id) => {
          const own = pages.find((each) => each.id === id);
          const isBegun = own !== undefined && wizard.states[own.step].version > 0;
          return {
            id,
            label: t(`pages.${id}`),
            isDone: isPageDone(id),
            hasError: isBegun && !isPageDone(id) && id !== current,
          };
        })}
        currentId={current}
        onSelect={(id) => go(id as PageId)}
      />
      {wizard.saving === 'conflict' && (
        <Banner
          tone="warning"
          title={t('conflict.title')}
          action={<Button onClick={onReload}>{t('conflict.load')}</Button>}
        >
          {t('conflict.text')}
        </Banner>
      )}
      {current === 'identityCheck' && (
        <IdentityCheckPage
          isDone={isChecked}
          onBack={previous && (() => go(previous))}
          onContinue={() => (next ? go(next) : void onDecided())}
          onDecided={onDecided}
        />
      )}
      {page && (
        <Page
          key={page.id}
          page={page}
          wizard={wizard}
          gaps={gapsOf(page)}
          facts={facts}
          onBack={previous && (() => go(previous))}
          onDone={async (status) => (status === 'denied' ? await onDecided() : next ? go(next) : await onDecided())}
        />
      )}
      {current === 'review' && (
        <ReviewPage
          pages={ids.filter((id) => id !== 'review').map((id) => ({ id, isDone: isPageDone(id) }))}
          onOpen={go}
          onBack={previous && (() => go(previous))}
          onDone={onDecided}
        />
      )}
    </div>
  );
}

interface PageProps {
  readonly page: AnswerPage;
  readonly wizard: WizardState;
  readonly gaps: readonly AnswerGap[];
  readonly facts: VerificationFacts;
  readonly onBack: (() => void) | undefined;
  readonly onDone: (status: string) => Promise<void>;
}

/** One page with its buttons. What it lacks is said beside its fields. */
function Page({ page, wizard, gaps, facts, onBack, onDone }: PageProps) {
  const { t } = useI18n(wizardTexts);
  const errorText = useErrorText('save-information');
  const problemText = useProblemText();
  const [isPending, setPending] = useState(false);
  const isOpen = canEditStep(page.step, wizard.states[page.step].status);
  const submit = async () => {
    if (!isOpen) return await onDone('submitted');
    setPending(true);
    try {
      await onDone(await wizard.submit(page));
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
          <h2 className="wizard__title">{t(`pages.${page.id}`)}</h2>
          <p className="q-muted">{t(`leads.${page.id}`)}</p>
        </div>
        {!isOpen && <Banner tone="info">{t('handedIn')}</Banner>}
        <fieldset className="wizard__fields" disabled={!isOpen}>
          <AnswerPageFields
            page={page.id}
            answers={wizard.answers}
            facts={facts}
            onChange={(answers) => wizard.change(page, answers)}
          />
        </fieldset>
        <div className="wizard__foot">
          <SaveNote saving={wizard.saving} savedAt={wizard.savedAt} />
          <Inline>
            {onBack && (
              <Button onClick={onBack} disabled={isPending}>
                {t('back')}
              </Button>
            )}
            <Button type="submit" variant="primary" pending={isPending}>
              {t('continue')}
            </Button>
          </Inline>
        </div>
      </Stack>
    </Form>
  );
}
