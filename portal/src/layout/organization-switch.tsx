import { useErrorText } from '@quittance/app-shell';
import { Icon, icons, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../portal.ts';
import { useSwitchOrganization } from '../session/enter-organization.ts';
import { useOwnOrganizations } from '../session/use-own-organizations.ts';
import { layoutTexts } from './texts.en.ts';

/** The person's other businesses, in the user menu. Shows nothing for people with one business, or while they load. */
export function OrganizationSwitch() {
  const { t } = useI18n(layoutTexts);
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { data } = useOwnOrganizations();
  const switchTo = useSwitchOrganization();
  const others = data?.organizations.filter(({ isCurrent }) => !isCurrent) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="organization-switch" aria-label={t('switchTo')}>
      {others.map(({ organizationId, legalName }) => (
        <button
          key={organizationId}
          type="button"
          className="q-menu__item"
          onClick={() => void switchTo(organizationId).catch((error) => toasts.show('error', errorText(error)))}
        >
          <Icon shape={icons.arrowRightIcon} />
          {t('switchToName', { name: legalName })}
        </button>
      ))}
    </section>
  );
}
