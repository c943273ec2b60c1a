import { minPasswordLength } from '@quittance/sdk/validation';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { PoliteStatus } from '../field/polite-status.tsx';
import { Icon } from '../icon/icon.tsx';
import { checkIcon } from '../icon/icons.ts';
import { type PasswordStrength, passwordStrengths, ratePassword } from './password-strength.ts';
import { newPasswordFieldTexts } from './texts.en.ts';

function StrengthBar({ strength }: { readonly strength: PasswordStrength | undefined }) {
  const { t } = useI18n(newPasswordFieldTexts);
  const level = strength ? passwordStrengths.indexOf(strength) : -1;
  return (
    <p className={classNames('q-strength', strength && `q-strength--${strength}`)} aria-hidden="true">
      {passwordStrengths.map((step, index) => (
        <span key={step} className={classNames('q-strength__step', index <= level && 'q-strength__step--filled')} />
      ))}
      <span className="q-strength__name">{strength && t(`strength.${strength}`)}</span>
    </p>
  );
}

interface PasswordMeterProps {
  readonly id: string;
  readonly password: string;
}

/** The requirements of a password, each met or unmet, and its strength. */
export function PasswordMeter({ id, password }: PasswordMeterProps) {
  const { t } = useI18n(newPasswordFieldTexts);
  const { strength, requirements } = ratePassword(password);
  const unmet = requirements.filter(({ isMet }) => !isMet).length;
  const spoken =
    strength &&
    `${t('strength.is', { strength: t(`strength.${strength}`) })} ${t('requirementsLeft', { count: unmet })}`;
  return (
    <div className="q-password__meter">
      <StrengthBar strength={strength} />
      <ul className="q-password__requirements" id={id}>
        {requirements.map(({ requirement, isMet }) => (
          <li key={requirement} className={classNames('q-requirement', isMet && 'q-requirement--met')}>
            <span className="q-requirement__mark" aria-hidden="true">
              {isMet && <Icon shape={checkIcon} />}
            </span>
            <span>
              {t(`requirements.${requirement}`, { min: minPasswordLength })}{' '}
              <span className="q-visually-hidden">{t(isMet ? 'requirementMet' : 'requirementUnmet')}</span>
            </span>
          </li>
        ))}
      </ul>
      <PoliteStatus>{spoken}</PoliteStatus>
    </div>
  );
}
