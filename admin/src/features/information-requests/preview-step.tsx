import { Fact, FactList } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { Banner, Button, Inline, icons, Stack, useI18n } from '@quittance/widgets/kit';
import { useEffect, useRef } from 'react';
import './information-requests.css';
import { informationRequestTexts } from './texts.en.ts';

interface PreviewStepProps {
  readonly mail: AnswerOf<Contract['previewInformationRequest']>;
  /** Why sending failed. */
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The email as the owner will get it. */
export function PreviewStep({ mail, failure, isPending, onBack, onSend }: PreviewStepProps) {
  const { t } = useI18n(informationRequestTexts);
  const region = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => region.current?.focus(), []);
  return (
    <Stack>
      {failure !== null && (
        <div role="alert">
          <Banner tone="danger" title={t('dialog.failed')}>
            {failure}
          </Banner>
        </div>
      )}
      <section ref={region} tabIndex={-1} className="request-preview" aria-label={t('dialog.preview')}>
        <FactList look="aligned">
          <Fact term={t('dialog.to')}>
            <bdi className="request-text">{mail.to}</bdi>
          </Fact>
          <Fact term={t('dialog.from')}>
            <bdi className="request-text">{mail.from}</bdi>
          </Fact>
          <Fact term={t('dialog.subject')}>
            <bdi>{mail.subject}</bdi>
          </Fact>
        </FactList>
        <p className="request-text request-preview__text" dir="auto">
          {mail.text}
        </p>
      </section>
      <Inline justify="end">
        <Button onClick={onBack} disabled={isPending}>
          {t('dialog.back')}
        </Button>
        <Button variant="primary" icon={icons.sendIcon} pending={isPending} onClick={onSend}>
          {t('dialog.send')}
        </Button>
      </Inline>
    </Stack>
  );
}
