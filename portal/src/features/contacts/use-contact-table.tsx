import { focusScreenTitle } from '@quittance/app-shell';
import type { ContactStatus } from '@quittance/sdk/rules';
import { type Column, lazyPart, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { Contact, ContactDialog } from './contact.ts';
import { useContactColumns } from './contact-columns.tsx';
import { contactsTexts } from './texts.en.ts';
import { useContactActions } from './use-contact-actions.ts';

interface ContactTableOptions {
  readonly status: ContactStatus;
  readonly canChange: boolean;
  /** The person has changed the contacts of a group. */
  readonly onChanged: (status?: ContactStatus) => void;
}

interface ContactTable {
  readonly columns: readonly Column<Contact>[];
  readonly dialog: ReactNode;
  readonly open: (dialog: ContactDialog) => void;
}

/** Loads after the list: read-only people never need it. */
const lateParts = lazyPart(() => import('./contact-parts.ts'));

/** Moves the focus to the heading once a dialog has closed whose row is gone. */
function useFocusAfter(): () => void {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // After the dialog has given the focus back, which it does in a microtask.
    if (isDue) queueMicrotask(focusScreenTitle);
    setDue(false);
  }, [isDue]);
  return () => setDue(true);
}

/** The table of the contacts: its columns, the actions of its rows, and the dialogs. */
export function useContactTable({ status, canChange, onChanged }: ContactTableOptions): ContactTable {
  const { t } = useI18n(contactsTexts);
  const columns = useContactColumns(status);
  const actions = useContactActions(onChanged);
  const [dialog, setDialog] = useState<ContactDialog | null>(null);
  const focusTitle = useFocusAfter();
  const parts = lateParts.usePart(canChange);
  const close = () => setDialog(null);
  const done = (group?: ContactStatus) => {
    close();
    onChanged(group);
  };
  const actionColumn: Column<Contact> = {
    key: 'actions',
    header: t('list.actions'),
    isHeaderHidden: true,
    place: 'foot-end',
    cell: (row) =>
      parts && (
        <parts.ContactMenu contact={row} actions={actions} onWithdraw={(contact) => setDialog({ withdraw: contact })} />
      ),
  };
  return {
    columns: canChange ? [...columns, actionColumn] : columns,
    open: setDialog,
    dialog: parts && (
      <>
        {dialog === 'add' && (
          <parts.AddDialog onClose={close} onDone={() => done('connected')} onInvite={() => setDialog('invite')} />
        )}
        {dialog === 'invite' && <parts.InviteDialog onClose={close} onDone={() => done('invited')} />}
        {dialog !== null && typeof dialog === 'object' && (
          <parts.WithdrawDialog
            contact={dialog.withdraw}
            onClose={close}
            onDone={() => {
              done();
              focusTitle();
            }}
          />
        )}
      </>
    ),
  };
}
