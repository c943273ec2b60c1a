import {
  type CompanyDisplayInput,
  companyDisplay,
  type VerificationDisplay,
  type VerificationDisplayInput,
  verificationDisplay,
} from '@quittance/sdk/rules';
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

interface CompanyProps {
  readonly company: CompanyDisplayInput;
}

/** Where a person or a step stands in the verification, or a company as a whole. */
export function VerificationBadge(props: VerificationDisplayInput | CompanyProps) {
  const { t } = useI18n('display');
  const isCompany = 'company' in props;
  const { textKey, tone } = isCompany ? companyDisplay(props.company) : verificationDisplay(props);
  const reviewer = isCompany ? undefined : props.reviewer;
  return <StatusBadge tone={tone} icon={shapes[tone]} label={t(textKey, { reviewer: reviewer ?? '' })} />;
}
