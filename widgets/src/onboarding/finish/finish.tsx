import { finishOnboarding, noteFinishStep } from '@quittance/sdk/client';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Banner } from '../../kit/banner/banner.tsx';
import { type LazyPart, lazyPart } from '../../kit/base/lazy-part.ts';
import { useClient } from '../../kit/base/provider.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import type { WidgetEventListener } from '../../widget/widget-events.ts';
import { Ending, endingOf } from '../ending.tsx';
import { LatePart } from '../late-part.tsx';
import { PeopleCard } from '../people/people-card.tsx';
import type { StartPage } from '../start-page.ts';
import { useQueue } from '../use-queue.ts';
import { FeeCard } from './fee-card.tsx';
import type { FinishPageProps } from './finish-page.ts';
import { type FinishPage, finishPageAfter, firstFinishPage } from './finish-pages.ts';

type Part = LazyPart<ComponentType<FinishPageProps>>;

const parts: Readonly<Record<Exclude<FinishPage, 'end'>, Part>> = {
  congratulations: lazyPart(async () => (await import('./congratulations-page.tsx')).CongratulationsPage),
  checkout: lazyPart(async () => (await import('./checkout-page.tsx')).CheckoutPage),
  referrals: lazyPart(async () => (await import('./referrals-page.tsx')).ReferralsPage),
  waitlists: lazyPart(async () => (await import('./waitlists-page.tsx')).WaitlistsPage),
};

interface FinishProps extends Omit<FinishPageProps, 'onContinue' | 'onNotice' | 'isFinished'> {
  readonly startsAt: StartPage | undefined;
  readonly onEvent: WidgetEventListener;
}

/** What follows once everything was handed in: the fee's card, referrals and waiting lists. */
export function Finish({ verification, startsAt, onReload, onEvent }: FinishProps) {
  const [page, setPage] = useState(() => firstFinishPage(verification, startsAt));
  const [notice, setNotice] = useState<string>();
  const client = useClient();
  const top = useRef<HTMLDivElement>(null);
  const [isFinished, setFinished] = useState(verification.isFinished);
  // One note after the other: an earlier one that arrives later would lead back.
  const enqueue = useQueue();
  /** Notes where the owner is, so that they go on there after a reload or on another device. */
  const note = (next: FinishPage) => {
    enqueue(() =>
      next === 'end' || next === 'congratulations'
        ? client.request(finishOnboarding, {})
        : client.request(noteFinishStep, { body: { finishStep: next } }),
    ).catch(() => {
      // Only a note: without it some pages are shown again.
    });
  };
  const open = (next: FinishPage) => {
    setNotice(undefined);
    setPage(next);
    top.current?.scrollIntoView();
  };
  useEffect(() => {
    onEvent('step-change', { step: page, isComplete: true });
  }, [page, onEvent]);
  const isWaiting = verification.verificationStatus === 'completed' && (page === 'congratulations' || page === 'end');
  return (
    <div className="q-onboarding q-onboarding--finish" ref={top}>
      <Stack gap={6}>
        <div role="status" hidden={!notice}>
          {notice && <Banner tone="success">{notice}</Banner>}
        </div>
        {page === 'end' ? (
          <>
            <Ending kind={endingOf(verification.verificationStatus)} />
            {verification.verificationStatus === 'completed' && (
              <FeeCard checkout={verification.steps.onboardingCheckout.data} onCard={() => open('checkout')} />
            )}
          </>
        ) : (
          <Page
            key={page}
            part={parts[page]}
            verification={verification}
            isFinished={isFinished}
            onReload={onReload}
            onNotice={setNotice}
            onContinue={() => {
              const next = isFinished ? 'end' : finishPageAfter(page);
              open(next);
              if (!isFinished) note(next);
              if (next === 'end') setFinished(true);
            }}
          />
        )}
        {isWaiting && <PeopleCard verification={verification} onReload={onReload} />}
      </Stack>
    </div>
  );
}

function Page({ part, ...props }: FinishPageProps & { readonly part: Part }) {
  const { value: Content, retry } = part.useAttempt(true);
  return Content ? <Content {...props} /> : <LatePart onRetry={retry} />;
}
