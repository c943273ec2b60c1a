import { Icon, icons } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { PreferencesForm, type PreferencesFormProps } from './preferences-form.tsx';
import './user-menu-panel.css';

export interface UserMenuPanelProps extends PreferencesFormProps {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly signOutLabel: string;
  readonly onSignOut: () => void;
  /** The app's version, as text for the person. */
  readonly version: string;
  /** More entries, above the preferences. */
  readonly items?: ReactNode;
}

/** The panel that the user menu opens. */
export function UserMenuPanel(props: UserMenuPanelProps) {
  const { id, name, email, role, signOutLabel, onSignOut, version, items } = props;
  return (
    <div className="user-menu__panel" id={id}>
      <div className="user-menu__who">
        <strong>{name}</strong>
        <span className="q-muted">{email}</span>
        <span className="q-muted">{role}</span>
      </div>
      {items}
      <PreferencesForm {...props} />
      <button type="button" className="q-menu__item" onClick={onSignOut}>
        <Icon shape={icons.signOutIcon} />
        {signOutLabel}
      </button>
      <small className="user-menu__version">{version}</small>
    </div>
  );
}
