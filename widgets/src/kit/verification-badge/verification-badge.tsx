import {
  type OrganizationDisplayInput,
  organizationDisplay,
  type VerificationDisplay,
  type VerificationDisplayInput,
  verificationDisplay,
} from '@quittance/sdk/rules';
import { useI18n } from '../base/i18n.tsx';
import type { IconShape } from '../icon/icon.tsx';
import { checkCircleIcon, clockIcon, crossCircleIcon, dotIcon } from '../icon/icons.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { verificationBadgeTexts } from './texts.en.ts';

const shapes: Readonly<Record<VerificationDisplay['tone'], IconShape>> = {
  success: checkCircleIcon,
  danger: crossCircleIcon,
  info: clockIcon,
  neutral: dotIcon,
};

interface OrganizationProps {
  readonly organization: OrganizationDisplayInput;
}

/** The verification status of a person, a step or a whole organization. */
export function VerificationBadge(props: VerificationDisplayInput | OrganizationProps) {
  const { t } = useI18n(verificationBadgeTexts);
  const isOrganization = 'organization' in props;
  const { textKey, tone } = isOrganization ? organizationDisplay(props.organization) : verificationDisplay(props);
  const reviewer = isOrganization ? undefined : props.reviewer;
  return <StatusBadge tone={tone} icon={shapes[tone]} label={t(textKey, { reviewer: reviewer ?? '' })} />;
}
