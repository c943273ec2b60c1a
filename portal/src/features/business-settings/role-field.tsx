import { includesRole } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import { RadioGroup, useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { useMember } from '../../session/member.ts';
import { businessSettingsTexts } from './texts.en.ts';

type Role = CustomerUser['role'];

interface RoleFieldProps<Offered extends Role> {
  readonly roles: readonly Offered[];
  readonly value: Offered;
  readonly onChange: (role: Offered) => void;
}

/** A choice of a role. Roles that the plan doesn't include are disabled. */
export function RoleField<Offered extends Role>({ roles, value, onChange }: RoleFieldProps<Offered>) {
  const { t } = useI18n(businessSettingsTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const { user } = useMember();
  const tier = user.company?.pricingTier ?? 'vault';
  return (
    <RadioGroup
      label={t('people.role')}
      name="role"
      look="cards"
      options={roles.map((role: Role) => ({
        value: role,
        label: layoutText(`role.${role}`),
        description: includesRole(tier, role) ? t(`people.roleHints.${role}`) : t('upgrade.title'),
        disabled: !includesRole(tier, role) && role !== value,
      }))}
      value={value}
      onChange={(role) => onChange(role as Offered)}
    />
  );
}
