import { Icon, icons } from '@quittance/widgets/kit';
import { PreferencesForm, type PreferencesFormProps } from './preferences-form.tsx';
import './user-menu-panel.css';

export interface UserMenuPanelProps extends PreferencesFormProps {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly signOutLabel: string;
  readonly onSignOut: () => void;
}

/** The panel that the user menu opens. */
export function UserMenuPanel(props: UserMenuPanelProps) {
  const { id, name, email, role, signOutLabel, onSignOut } = props;
  return (
    <div className="user-menu__panel" id={id}>
      <div className="user-menu__who">
        <strong>{name}</strong>
        <span className="q-muted">{email}</span>
        <span className="q-muted">{role}</span>
      </div>
      <PreferencesForm {...props} />
      <button type="button" className="q-menu__item" onClick={onSignOut}>
        <Icon shape={icons.signOutIcon} />
        {signOutLabel}
      </button>
    </div>
  );
}
