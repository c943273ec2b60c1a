import { useEffect } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { EmptyState } from '../kit/empty-state/empty-state.tsx';
import { checkIcon, clockIcon, crossCircleIcon } from '../kit/icon/icons.ts';
import { onboardingTexts } from './texts.en.ts';

export type EndingKind = 'review' | 'approved' | 'denied';

const icons = { review: clockIcon, approved: checkIcon, denied: crossCircleIcon };

/** Which ending a verification status that everything was handed in has. */
export const endingOf = (verificationStatus: string): EndingKind =>
  verificationStatus === 'approved' || verificationStatus === 'denied' ? verificationStatus : 'review';

interface EndingProps {
  readonly kind: EndingKind;
  /** Called when it is shown. */
  readonly onShown?: () => void;
}

/** Replaces the pages when nothing is left to answer. */
export function Ending({ kind, onShown }: EndingProps) {
  const { t } = useI18n(onboardingTexts);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <EmptyState title={t(`ending.${kind}`)} icon={icons[kind]}>
      {t(`ending.${kind}Text`)}
    </EmptyState>
  );
}
