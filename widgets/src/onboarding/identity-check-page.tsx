import { createKycSession, markKycAsCompleted } from '@quittance/sdk/client';
import type { IdentityOutcome } from '@quittance/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { errorCodeOf, useErrorText } from '../kit/error-text/error-text.ts';
import { Inline } from '../kit/inline/inline.tsx';
import { LinkButton } from '../kit/link-button/link-button.tsx';
import { Stack } from '../kit/stack/stack.tsx';
import { PageFoot } from './page-foot.tsx';
import { PageTitle } from './page-title.tsx';
import { onboardingTexts } from './texts.en.ts';

interface IdentityCheckPageProps {
  /** Whether the vendor has what it needs; then there is nothing more to do here. */
  readonly isDone: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onContinue: () => Promise<void>;
  /** Goes on without the check for now. */
  readonly onPutOff: () => Promise<void>;
  /** Called when the vendor has decided, or is deciding. */
  readonly onDecided: () => Promise<void>;
}

/** Opens the vendor's page, and asks for its decision when the person comes back to this window. */
function useIdentityCheck(onDecided: () => Promise<void>) {
  const client = useClient();
  const [outcome, setOutcome] = useState<IdentityOutcome | 'none'>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  // Of the vendor's page, if the browser blocked its window: the page around a widget must not be left.
  const [blockedUrl, setBlockedUrl] = useState<string>();
  // Set once the vendor's page was opened, until it answers that the check is not finished.
  const [isOpened, setOpened] = useState(false);
  const latestOpened = useRef(isOpened);
  latestOpened.current = isOpened;
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  const start = () => {
    // Opened by the press itself: a browser blocks windows that come later.
    const vendor = window.open('', '_blank');
    setBlockedUrl(undefined);
    return run(async () => {
      try {
        const { url } = await client.request(createKycSession, { body: {} });
        if (!vendor) return setBlockedUrl(url);
        setOpened(true);
        // The vendor's page must not reach this one.
        vendor.opener = null;
        vendor.location.href = url;
      } catch (failure) {
        vendor?.close();
        throw failure;
      }
    });
  };
  const decided = async (): Promise<IdentityOutcome | 'none'> => {
    try {
      return (await client.request(markKycAsCompleted, {})).outcome;
    } catch (failure) {
      // No check was begun, on no device.
      if (errorCodeOf(failure) === 'NotFoundError') return 'none';
      throw failure;
    }
  };
  const ask = () =>
    run(async () => {
      const found = await decided();
      setOutcome(found);
      if (found === 'none' || found === 'open' || found === 'retry') setOpened(false);
      else await onDecided();
    });
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  useEffect(() => {
    const comeBack = () => {
      if (latestOpened.current) void latestAsk.current();
    };
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, []);
  const follow = () => {
    setBlockedUrl(undefined);
    setOpened(true);
  };
  return { outcome, error, isPending, isOpened, blockedUrl, follow, start, ask };
}

interface BlockedWindowProps {
  readonly url: string;
  readonly onFollow: () => void;
}

/** A link that a browser opens though it blocks windows. */
function BlockedWindow({ url, onFollow }: BlockedWindowProps) {
  const { t } = useI18n(onboardingTexts);
  return (
    <Banner
      tone="warning"
      action={
        <LinkButton variant="primary" href={url} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
          {t('check.newTab')}
        </LinkButton>
      }
    >
      {t('check.blocked')}
    </Banner>
  );
}

/** First the way to the vendor's page, then the way on; a person who was there on another device can ask at once. */
function CheckButtons({ outcome, isPending, isOpened, blockedUrl, start, ask }: ReturnType<typeof useIdentityCheck>) {
  const { t } = useI18n(onboardingTexts);
  const open = (
    <Button
      key="open"
      variant={isOpened || blockedUrl ? 'secondary' : 'primary'}
      {...(isOpened ? { disabled: isPending } : { pending: isPending })}
      onClick={() => void start()}
    >
      {t(outcome === 'open' || isOpened ? 'check.again' : 'check.start')}
    </Button>
  );
  const finished = (
    <Button
      key="finished"
      variant={isOpened ? 'primary' : 'quiet'}
      {...(isOpened ? { pending: isPending } : { disabled: isPending })}
      onClick={() => void ask()}
    >
      {t(isOpened ? 'check.ask' : 'check.elsewhere')}
    </Button>
  );
  return (
    <div className="q-onboarding__check">
      <Inline>{isOpened ? [finished, open] : [open, finished]}</Inline>
    </div>
  );
}

/** The check of the person's identity on the page of the vendor. */
export function IdentityCheckPage({ isDone, onBack, onContinue, onPutOff, onDecided }: IdentityCheckPageProps) {
  const { t } = useI18n(onboardingTexts);
  const errorText = useErrorText('verify');
  const check = useIdentityCheck(onDecided);
  const { outcome, error, blockedUrl, follow } = check;
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{t('pages.identityCheck')}</PageTitle>
        <p className="q-muted">{t('leads.identityCheck')}</p>
      </div>
      <div role="alert" hidden={error === undefined && outcome !== 'retry' && outcome !== 'open' && outcome !== 'none'}>
        {error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}
        {error === undefined && outcome === 'retry' && <Banner tone="warning">{t('check.retry')}</Banner>}
        {error === undefined && (outcome === 'open' || outcome === 'none') && (
          <Banner tone="neutral">{t(`check.${outcome}`)}</Banner>
        )}
      </div>
      {isDone ? (
        <Banner tone="success">{t('check.done')}</Banner>
      ) : (
        <Stack>
          <p>{t('check.text')}</p>
          <div role="alert">{blockedUrl && <BlockedWindow url={blockedUrl} onFollow={follow} />}</div>
          <CheckButtons {...check} />
        </Stack>
      )}
      <PageFoot>
        <Button variant={isDone ? 'primary' : 'secondary'} onClick={() => void (isDone ? onContinue : onPutOff)()}>
          {t(isDone ? 'continue' : 'check.later')}
        </Button>
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
      </PageFoot>
    </Stack>
  );
}
