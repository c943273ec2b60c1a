import type { Toast } from '@quittance/sdk/stores';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/actions/button.tsx';
import { Menu } from '../../kit/actions/menu.tsx';
import { copyIcon, downloadIcon, moreIcon, trashIcon } from '../../kit/display/icons.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { Drawer } from '../../kit/overlays/drawer.tsx';
import { InfoTip } from '../../kit/overlays/info-tip.tsx';
import { Popover } from '../../kit/overlays/popover.tsx';
import { Toaster } from '../../kit/overlays/toaster.tsx';
import { Tooltip } from '../../kit/overlays/tooltip.tsx';
import type { Specimen } from '../specimen.ts';

interface OpenerProps {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button, and what it opens. */
function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function SampleField() {
  const [value, setValue] = useState('');
  return <TextField label="Reason" value={value} onChange={setValue} maxLength={500} />;
}

const reset = 'The application starts again from its first step. What was uploaded is kept.';

const dialogs: Specimen = {
  name: 'dialog',
  group: 'overlays',
  states: [
    {
      name: 'center',
      render: () => (
        <Opener label="Open in the center">
          {(close) => (
            <Dialog title="Reset application" onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
              <p>{reset}</p>
              <SampleField />
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'right',
      render: () => (
        <Opener label="Open at the side">
          {(close) => (
            <Dialog title="Reset application" position="right" onClose={close}>
              <p>{reset}</p>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'closes-outside',
      render: () => (
        <Opener label="Open with a way out">
          {(close) => (
            <Dialog title="Reset application" width="narrow" closesOnOutsideClick onClose={close}>
              <p>{reset}</p>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'locked',
      render: () => (
        <Opener label="Open locked">
          {(close) => (
            <Dialog title="Your session is about to end." width="narrow" locked closesOnOutsideClick onClose={close}>
              <Button variant="primary" onClick={close}>
                Stay signed in
              </Button>
            </Dialog>
          )}
        </Opener>
      ),
    },
  ],
};

const drawer: Specimen = {
  name: 'drawer',
  group: 'overlays',
  states: [
    {
      name: 'particulars',
      render: () => (
        <Opener label="Open particulars">
          {(close) => (
            <Drawer title="Invoice INV-2041" onClose={close} footer={<Button onClick={close}>Done</Button>}>
              <p>Harbor Studio billed Northwind Traders for a brand workshop of two days on site.</p>
            </Drawer>
          )}
        </Opener>
      ),
    },
  ],
};

const ignore = () => {};

const items = [
  { id: 'copy', label: 'Copy link', icon: copyIcon, onSelect: ignore },
  { id: 'download', label: 'Download PDF', icon: downloadIcon, onSelect: ignore },
  { id: 'duplicate', label: 'Duplicate', icon: copyIcon, disabled: true, onSelect: ignore },
  { id: 'delete', label: 'Delete draft', icon: trashIcon, danger: true, onSelect: ignore },
];

const menu: Specimen = {
  name: 'menu',
  group: 'overlays',
  states: [
    { name: 'labelled', render: () => <Menu label="Actions" items={items} /> },
    { name: 'icon', render: () => <Menu label="More actions" items={items} icon={moreIcon} /> },
    { name: 'opens-up', render: () => <Menu label="Actions above" items={items} opensUp /> },
  ],
};

const popover: Specimen = {
  name: 'popover',
  group: 'overlays',
  states: [
    {
      name: 'button',
      render: () => (
        <Popover label="Share" trigger={(attributes) => <Button {...attributes}>Share invoice</Button>}>
          <p>Anyone with this link can see and pay the invoice.</p>
          <Button size="small" icon={copyIcon}>
            Copy link
          </Button>
        </Popover>
      ),
    },
    {
      name: 'info-tip',
      render: () => (
        <p>
          Guaranteed income
          <InfoTip about="Guaranteed income">The buyer has paid; the money is released on the due date.</InfoTip>
        </p>
      ),
    },
  ],
};

const tooltip: Specimen = {
  name: 'tooltip',
  group: 'overlays',
  states: [
    {
      name: 'button',
      render: () => (
        <Tooltip text="Takes two banking days">
          <Button>Withdraw</Button>
        </Tooltip>
      ),
    },
    {
      name: 'long',
      render: () => (
        <Tooltip
          text="A company is verified when its owner, its documents and its beneficial owners are."
          side="inline-end"
        >
          <Button>Verification</Button>
        </Tooltip>
      ),
    },
  ],
};

const kinds = ['success', 'error', 'info'] as const;
const messages = {
  success: 'Done!',
  error: 'Something went wrong. Please try again.',
  info: 'Sent for second approval',
};

function SampleToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [lastId, setLastId] = useState(0);
  const show = (kind: Toast['kind']) => {
    setToasts([...toasts, { id: lastId + 1, kind, message: messages[kind] }]);
    setLastId(lastId + 1);
  };
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => show(kind)}>{`Show ${kind}`}</Button>
      ))}
      <Toaster toasts={toasts} onExpire={(id) => setToasts((held) => held.filter((toast) => toast.id !== id))} />
    </>
  );
}

const toaster: Specimen = {
  name: 'toaster',
  group: 'overlays',
  states: [{ name: 'kinds', render: () => <SampleToasts /> }],
};

export const overlaySpecimens: readonly Specimen[] = [dialogs, drawer, menu, popover, tooltip, toaster];
