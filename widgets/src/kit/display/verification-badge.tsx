import { type VerificationDisplay, type VerificationDisplayInput, verificationDisplay } from '@quittance/sdk/rules';
import { useI18n } from '../base/i18n.tsx';
import { StatusBadge } from './badge.tsx';
import type { IconShape } from './icon.tsx';
import { checkCircleIcon, clockIcon, crossCircleIcon, dotIcon } from './icons.ts';

const shapes: Readonly<Record<VerificationDisplay['tone'], IconShape>> = {
  success: checkCircleIcon,
  danger: crossCircleIcon,
  info: clockIcon,
  neutral: dotIcon,
};

/** Where a company, a person or a step stands in the verification. */
export function VerificationBadge(props: VerificationDisplayInput) {
  const { t } = useI18n('display');
  const { textKey, tone } = verificationDisplay(props);
  return <StatusBadge tone={tone} icon={shapes[tone]} label={t(textKey, { reviewer: props.reviewer ?? '' })} />;
}
