import { LeaveDialog, useErrorText, useLeaveGuard } from '@quittance/app-shell';
import { type AnswerGap, canEditStep, type VerificationFacts } from '@quittance/sdk/rules';
import { Banner, Button, Form, Inline, ProgressSteps, Stack, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useServerRefusal } from '../../../server-refusal/use-server-refusal.ts';
import { AnswerPageFields } from './answer-page.tsx';
import { IdentityCheckPage } from './identity-check-page.tsx';
import { PageTitle } from './page-title.tsx';
import type { AnswerPage, PageId } from './pages.ts';
import { ReviewPage } from './review-page.tsx';
import { SaveNote } from './save-note.tsx';
import { wizardTexts } from './texts.en.ts';
import { useWizard, type Verification, type Wizard as WizardState } from './use-wizard.ts';
import { useWizardPages } from './use-wizard-pages.ts';
import './wizard.css';
import { isSigningOut } from '../../../guards/is-signing-out.ts';

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
  const wizard = useWizard(verification);
  const { ids, facts, ...pages } = useWizardPages(verification, wizard);
  const [current, setCurrent] = useState<PageId>(() => ids.find((id) => !pages.isDone(id)) ?? ids[0] ?? 'review');
  const question = useLeaveGuard((pathname) => wizard.saving !== 'saved' && !isSigningOut(pathname));
  const at = ids.indexOf(current);
  const go = (id: PageId) => {
    void wizard.flush();
    setCurrent(id);
    // The next page begins at its top, which a phone has scrolled away.
    document.querySelector('.wizard')?.scrollIntoView();
  };
  const goOn = async () => {
    const next = ids[at + 1];
    if (next) go(next);
    else await onDecided();
  };
  const previous = ids[at - 1];
  const onBack = previous && (() => go(previous));
  const page = pages.find(current);
  return (
    <div className="wizard">
      <ProgressSteps
        label={t('progress')}
        steps={ids.map((id) => ({
          id,
          label: t(`pages.${id}`),
          isDone: pages.isDone(id),
          hasError: id !== current && pages.isOpen(id),
        }))}
        currentId={current}
        onSelect={(id) => go(id as PageId)}
      />
      {!verification.isOwner && ids.every(pages.isDone) && <Banner tone="success">{t('allDone')}</Banner>}
      {wizard.saving === 'conflict' && <Conflict onReload={onReload} />}
      {current === 'identityCheck' && (
        <IdentityCheckPage isDone={pages.isDone(current)} onBack={onBack} onContinue={goOn} onDecided={onDecided} />
      )}
      {current === 'review' && (
        <ReviewPage
          pages={ids.filter((id) => id !== 'review').map((id) => ({ id, isDone: pages.isDone(id) }))}
          onOpen={go}
          onBack={onBack}
          onDone={onDecided}
        />
      )}
      {page && (
        <Page
          key={page.id}
          page={page}
          wizard={wizard}
          gaps={pages.gapsOf(page)}
          facts={facts}
          onBack={onBack}
          onDone={(status) => (status === 'denied' ? onDecided() : goOn())}
        />
      )}
      {question && (
        <LeaveDialog
          question={question}
          title={t('leave.title')}
          text={t('leave.text')}
          leaveLabel={t('leave.leave')}
          stayLabel={t('leave.stay')}
        />
      )}
    </div>
  );
}

/** Told when other answers were saved elsewhere: what is shown stays until the person loads them. */
function Conflict({ onReload }: { readonly onReload: () => void }) {
  const { t } = useI18n(wizardTexts);
  return (
    <Banner
      tone="warning"
      title={t('conflict.title')}
      action={<Button onClick={onReload}>{t('conflict.load')}</Button>}
    >
      {t('conflict.text')}
    </Banner>
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
  const serverRefusal = useServerRefusal();
  const [isPending, setPending] = useState(false);
  const isOpen = canEditStep(page.step, wizard.states[page.step].status);
  const submit = async () => {
    if (!isOpen) return await onDone('submitted');
    setPending(true);
    try {
      await onDone(await wizard.submit(page));
    } catch (error) {
      throw serverRefusal(error) ?? error;
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
        <fieldset className="wizard__fields" disabled={!isOpen || isPending}>
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
