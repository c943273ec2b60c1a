import type { CompanyStatus, VerificationStatus } from '@quittance/sdk/contract';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';

interface Face {
  readonly tone: Tone;
  readonly icon: IconShape;
}

const good: Face = { tone: 'success', icon: icons.checkCircleIcon };
const bad: Face = { tone: 'danger', icon: icons.crossCircleIcon };
const held: Face = { tone: 'warning', icon: icons.lockIcon };
const closed: Face = { tone: 'neutral', icon: icons.archiveIcon };
const waiting: Face = { tone: 'neutral', icon: icons.clockIcon };

const companyFaces: Readonly<Record<CompanyStatus, Face>> = {
  enabled: good,
  restricted: held,
  ofac: held,
  verification_denied: bad,
  automatically_denied: bad,
  duplicated: bad,
  owner_closed: closed,
  admin_closed: closed,
  inactive: waiting,
  dormant: waiting,
};

export function CompanyStatusBadge({ status }: { readonly status: CompanyStatus }) {
  const { t } = useI18n('admin');
  return <StatusBadge {...companyFaces[status]} label={t(`companyStatus.${status}`)} />;
}

const verificationFaces: Readonly<Record<VerificationStatus, Face>> = {
  not_started: waiting,
  in_progress: { tone: 'neutral', icon: icons.documentIcon },
  completed: { tone: 'info', icon: icons.searchIcon },
  approved: good,
  denied: bad,
};

export function VerificationBadge({ status }: { readonly status: VerificationStatus }) {
  const { t } = useI18n('admin');
  return <StatusBadge {...verificationFaces[status]} label={t(`verificationStatus.${status}`)} />;
}
