import { savePreferences } from '@quittance/sdk/client';
import { isVerificationHandedIn, resumePage } from '@quittance/sdk/rules';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { ProgressSteps } from '../kit/progress-steps/progress-steps.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { LatePart } from './late-part.tsx';
import type { TypedAnswers } from './load-beside.ts';
import { pageParts } from './page-parts.ts';
import { isHandIn, type PageId } from './pages.ts';
import { SaveNote } from './save-note.tsx';
import { onboardingTexts } from './texts.en.ts';
import { usePageNames } from './use-page-names.ts';
import { useWizard, type Verification, type Wizard as WizardState } from './use-wizard.ts';
import { useWizardPages } from './use-wizard-pages.ts';
// With the wizard: separate chunks would come after the answers.
import { WelcomePage } from './welcome-page.tsx';
import { WizardPage } from './wizard-page.tsx';

const identityCheck = lazyPart(async () => (await import('./identity-check-page.tsx')).IdentityCheckPage);
const review = lazyPart(async () => (await import('./review-page.tsx')).ReviewPage);

const isOfOwners = (id: PageId) => id === 'owners' || id === 'officers';

interface WizardProps {
  readonly verification: Verification;
  /** Receives the answers on the screen. */
  readonly typed: RefObject<TypedAnswers | null>;
  /** Called when a page can be used. */
  readonly onShown: () => void;
  /** Loads the verification again, after a change elsewhere. */
  readonly onReload: () => void;
  /** Called when everything typed is saved. */
  readonly onSaved: () => void;
  /** Called when everything was handed in, with what there is to do then. */
  readonly onHandedIn: (verification: Verification) => void;
  /** Called when the identity was checked, or a page was submitted that changes what else is asked. */
  readonly onDecided: () => Promise<void>;
  /** Called when the answers denied the business. */
  readonly onDenied: () => void;
  readonly onEvent: WidgetEventListener;
}

/** The verification, page by page. Each page is saved while it is filled in, and submitted by Continue. */
export function Wizard(props: WizardProps) {
  const { verification, typed, onShown, onReload, onSaved, onHandedIn, onDecided, onDenied, onEvent } = props;
  const { t } = useI18n(onboardingTexts);
  const top = useRef<HTMLDivElement>(null);
  const wizard = useWizard(verification, onEvent);
  useImperativeHandle(typed, () => wizard);
  const { ids, facts, ...pages } = useWizardPages(verification, wizard);
  const { isUbosFormsSkipped = false, isIdentityCheckSkipped = false } = verification;
  const [current, setCurrent] = useState<PageId>(
    () =>
      resumePage(ids, {
        ...pages,
        isPutOff: (id) => (isOfOwners(id) ? isUbosFormsSkipped : id === 'identityCheck' && isIdentityCheckSkipped),
        isHandIn,
      }) ?? 'review',
  );
  // A page that was submitted just now has another status than when it was shown.
  const latestPages = useRef(pages);
  latestPages.current = pages;
  const at = ids.indexOf(current);
  const next = ids[at + 1];
  const previous = ids[at - 1];
  const page = pages.find(current);
  const { isComplete } = pages;
  const { value: IdentityCheck, retry: retryCheck } = identityCheck.useAttempt(current === 'identityCheck');
  const { value: Review, retry: retryReview } = review.useAttempt(current === 'review');
  const hasOwnShown = current === 'welcome' || Boolean(IdentityCheck ?? Review);
  useEffect(() => {
    if (hasOwnShown) onShown();
  }, [hasOwnShown, onShown]);
  const isSaved = wizard.saving === 'saved';
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  useEffect(() => {
    onEvent('step-change', { step: current, isComplete });
  }, [current, isComplete, onEvent]);
  useEffect(() => {
    // The next page comes without a wait.
    if (next && next in pageParts) pageParts[next as keyof typeof pageParts].preload();
  }, [next]);
  const go = (id: PageId) => {
    void wizard.flush();
    setCurrent(id);
    // The next page begins at its top, which a phone has scrolled away.
    top.current?.scrollIntoView();
  };
  /** Saves what was typed; if that fails, shows what is said of it. Answers whether everything is saved. */
  const save = async (): Promise<boolean> => {
    await wizard.flush();
    if (!wizard.isSaved()) top.current?.scrollIntoView();
    return wizard.isSaved();
  };
  const isHandedIn = isVerificationHandedIn(verification.verificationStatus);
  const decided = async () => {
    // The answers that are loaded then replace the typed ones.
    if (await save()) await onDecided();
  };
  const goOn = async () => {
    const following = latestPages.current.after(current);
    if (following) go(following);
    else await decided();
  };
  const client = useClient();
  /** Leaves pages for later, also on other devices. */
  const remember = (body: { readonly isUbosFormsSkipped: true } | { readonly isIdentityCheckSkipped: true }) => {
    client.request(savePreferences, { body }).catch(() => {
      // Then the wizard opens on them again.
    });
  };
  const putOff = () => {
    remember({ isUbosFormsSkipped: true });
    const following = ids.slice(at).find((id) => !isOfOwners(id));
    if (following) go(following);
  };
  const onBack = previous && (() => go(previous));
  return (
    <div className="q-onboarding" ref={top}>
      {current !== 'welcome' && (
        <ProgressSteps
          label={t('progress')}
          summary={pages.partsLeft ? t('partsLeft', { count: pages.partsLeft }) : undefined}
          steps={ids
            .filter((id) => id !== 'welcome')
            .map((id) => ({
              id,
              label: t(`pages.${id}`),
              isDone: pages.isDone(id),
              hasError: pages.isAsked(id) || (id !== current && pages.isOpen(id)),
            }))}
          currentId={current}
          onSelect={(id) => go(id as PageId)}
        />
      )}
      {!verification.isOwner && ids.every(pages.isDone) && <Banner tone="success">{t('allDone')}</Banner>}
      {wizard.saving === 'conflict' && <Conflict wizard={wizard} onReload={onReload} />}
      {!page && wizard.saving === 'failed' && <SaveNote wizard={wizard} />}
      {current === 'welcome' && <WelcomePage verification={verification} onStart={() => void goOn()} />}
      {current === 'identityCheck' &&
        (IdentityCheck ? (
          <IdentityCheck
            isDone={pages.isDone(current)}
            onBack={onBack}
            onContinue={goOn}
            onPutOff={() => {
              remember({ isIdentityCheckSkipped: true });
              return goOn();
            }}
            onDecided={decided}
          />
        ) : (
          <LatePart onRetry={retryCheck} />
        ))}
      {current === 'review' &&
        (Review ? (
          <Review
            answers={wizard.answers}
            isComplete={pages.isComplete}
            pages={ids
              .filter((id) => id !== 'review' && id !== 'welcome')
              .map((id) => ({ id, isDone: pages.isDone(id) }))}
            onOpen={go}
            onBack={onBack}
            onSave={save}
            onDone={onHandedIn}
          />
        ) : (
          <LatePart onRetry={retryReview} />
        ))}
      {page && (
        <WizardPage
          key={page.id}
          page={page}
          wizard={wizard}
          gaps={pages.gapsOf(page)}
          facts={facts}
          verification={verification}
          onBack={onBack}
          onPutOff={isOfOwners(page.id) && !isHandedIn ? putOff : undefined}
          onShown={onShown}
          onDone={async (status) => {
            if (status === 'denied') onDenied();
            // Another kind of business changes what else is asked.
            else if (page.step === 'bankAccount' && isHandedIn) await decided();
            else await goOn();
          }}
        />
      )}
    </div>
  );
}

interface ConflictProps {
  readonly wizard: WizardState;
  readonly onReload: () => void;
}

/** Told when other answers were saved elsewhere: what is shown stays until the person loads them. */
function Conflict({ wizard, onReload }: ConflictProps) {
  const { t } = useI18n(onboardingTexts);
  const names = usePageNames();
  const [isPending, setPending] = useState(false);
  // The answers that are loaded replace all that was typed, so the other pages are saved first.
  const load = async () => {
    setPending(true);
    if (await wizard.flush()) onReload();
    setPending(false);
  };
  return (
    <Banner
      tone="warning"
      title={t('conflict.title')}
      action={
        <Button pending={isPending} onClick={() => void load()}>
          {t('conflict.load')}
        </Button>
      }
    >
      {t('conflict.text', { pages: names(wizard.changedElsewhere) })}
      {wizard.failedPages.length > 0 && ` ${t('conflict.failed', { pages: names(wizard.failedPages) })}`}
    </Banner>
  );
}
