import { Avatar, Button, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../layout/texts.en.ts';
import './organization-list.css';
import type { OwnOrganization } from '../session/use-own-organizations.ts';

interface OrganizationListProps {
  readonly organizations: readonly OwnOrganization[];
  readonly onSwitch: (organizationId: string) => void;
}

/** The businesses that a person belongs to, each with their role and a way to switch to it. */
export function OrganizationList({ organizations, onSwitch }: OrganizationListProps) {
  const { t } = useI18n(layoutTexts);
  return (
    <ul className="organization-list">
      {organizations.map(({ organizationId, legalName, handle, role, isCurrent }) => (
        <li key={organizationId} className="organization-list__row">
          <Avatar name={legalName} />
          <div className="organization-list__name">
            <strong>{legalName}</strong>
            <span className="q-muted">
              {handle !== undefined && `@${handle} · `}
              {t(`role.${role}`)}
            </span>
          </div>
          {isCurrent ? (
            <StatusBadge tone="success" icon={icons.checkIcon} label={t('currentBusiness')} />
          ) : (
            <Button onClick={() => onSwitch(organizationId)} aria-label={t('switchToName', { name: legalName })}>
              {t('switch')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
