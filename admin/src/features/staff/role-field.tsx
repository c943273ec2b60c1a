import { SelectField, useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { staffTexts } from './texts.en.ts';
import { type StaffRole, staffRoles } from './use-staff.ts';

interface RoleFieldProps {
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
}

/** The role of a staff member. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { t } = useI18n(staffTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <SelectField
      label={t('role')}
      name="role"
      options={staffRoles.map((role) => ({ value: role, label: layoutText(`role.${role}`) }))}
      value={value}
      onChange={(chosen) => onChange(staffRoles.find((role) => role === chosen) ?? value)}
    />
  );
}
