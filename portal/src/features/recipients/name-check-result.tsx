import { Banner, type Tone, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import type { Recipient } from './recipient.ts';
import { recipientsTexts } from './texts.en.ts';

const tones: Readonly<Record<Recipient['nameCheck']['outcome'], Tone>> = {
  match: 'success',
  'close-match': 'warning',
  'no-match': 'danger',
  unavailable: 'warning',
};

interface NameCheckResultProps {
  readonly nameCheck: Pick<Recipient['nameCheck'], 'outcome' | 'suggestedName'>;
  /** What the person can do now. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What the bank says about the holder's name. */
export function NameCheckResult({ nameCheck, children, action }: NameCheckResultProps) {
  const { t } = useI18n(recipientsTexts);
  const { outcome, suggestedName: name = '' } = nameCheck;
  return (
    <Banner tone={tones[outcome]} title={t(`nameCheck.heading.${outcome}`)} action={action}>
      <p>{outcome === 'close-match' ? t('nameCheck.text.close-match', { name }) : t(`nameCheck.text.${outcome}`)}</p>
      {children}
    </Banner>
  );
}
