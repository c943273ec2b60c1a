import type { Toast } from '@quittance/sdk/stores';
import {
  Button,
  Dialog,
  Drawer,
  InfoTip,
  Inline,
  icons,
  Menu,
  Popover,
  TextField,
  Toaster,
  Tooltip,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { type Say, useSay } from '../say.ts';
import type { Specimen } from '../specimen.ts';
import { Opener } from './opener.tsx';

function SampleField() {
  const say = useSay();
  const [value, setValue] = useState('');
  return <TextField label={say('Reason')} value={value} onChange={setValue} maxLength={500} />;
}

const reset = 'The application starts again from its first step. What was uploaded is kept.';

const dialogs: Specimen = {
  name: 'dialog',
  group: 'overlays',
  states: [
    {
      name: 'center',
      render: (say) => (
        <Opener label={say('Open in the center')}>
          {(close) => (
            <Dialog
              title={say('Reset application')}
              onClose={close}
              footer={
                <>
                  <Button onClick={close}>{say('Cancel')}</Button>
                  <Button variant="primary" onClick={close}>
                    {say('Reset application')}
                  </Button>
                </>
              }
            >
              <p>{say(reset)}</p>
              <SampleField />
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'end',
      render: (say) => (
        <Opener label={say('Open at the side')}>
          {(close) => (
            <Dialog title={say('Reset application')} position="end" onClose={close}>
              <p>{say(reset)}</p>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'closes-outside',
      render: (say) => (
        <Opener label={say('Open with a way out')}>
          {(close) => (
            <Dialog title={say('Reset application')} width="medium" closesOnOutsideClick onClose={close}>
              <p>{say(reset)}</p>
            </Dialog>
          )}
        </Opener>
      ),
    },
    {
      name: 'locked',
      render: (say) => (
        <Opener label={say('Open locked')}>
          {(close) => (
            <Dialog
              title={say('Your session is about to end.')}
              width="narrow"
              locked
              closesOnOutsideClick
              onClose={close}
            >
              <Button variant="primary" onClick={close}>
                {say('Stay signed in')}
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
      render: (say) => (
        <Opener label={say('Open particulars')}>
          {(close) => (
            <Drawer
              title={say('Invoice INV-2041')}
              onClose={close}
              footer={<Button onClick={close}>{say('Done')}</Button>}
            >
              <p>{say('Harbor Studio billed Northwind Traders for a brand workshop of two days on site.')}</p>
            </Drawer>
          )}
        </Opener>
      ),
    },
  ],
};

const ignore = () => {};

const itemsIn = (say: Say) => [
  { id: 'copy', label: say('Copy link'), icon: icons.copyIcon, onSelect: ignore },
  { id: 'download', label: say('Download PDF'), icon: icons.downloadIcon, onSelect: ignore },
  { id: 'duplicate', label: say('Duplicate'), icon: icons.copyIcon, disabled: true, onSelect: ignore },
  { id: 'delete', label: say('Delete draft'), icon: icons.trashIcon, danger: true, onSelect: ignore },
];

const menu: Specimen = {
  name: 'menu',
  group: 'overlays',
  states: [
    { name: 'labelled', render: (say) => <Menu label={say('Actions')} items={itemsIn(say)} /> },
    { name: 'icon', render: (say) => <Menu label={say('More actions')} items={itemsIn(say)} icon={icons.moreIcon} /> },
    { name: 'opens-up', render: (say) => <Menu label={say('Actions above')} items={itemsIn(say)} opensUp /> },
  ],
};

const popover: Specimen = {
  name: 'popover',
  group: 'overlays',
  states: [
    {
      name: 'button',
      render: (say) => (
        <Popover label={say('Share')} trigger={(attributes) => <Button {...attributes}>{say('Share invoice')}</Button>}>
          <p>{say('Anyone with this link can see and pay the invoice.')}</p>
          <Button size="small" icon={icons.copyIcon}>
            {say('Copy link')}
          </Button>
        </Popover>
      ),
    },
    {
      name: 'info-tip',
      render: (say) => (
        <p>
          {say('Guaranteed income')}
          <InfoTip about={say('Guaranteed income')}>
            {say('The buyer has paid; the money is released on the due date.')}
          </InfoTip>
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
      render: (say) => (
        <Tooltip text={say('Takes two banking days')}>
          <Button>{say('Withdraw')}</Button>
        </Tooltip>
      ),
    },
    {
      name: 'long',
      render: (say) => (
        <Tooltip
          text={say('A company is verified when its owner, its documents and its beneficial owners are.')}
          side="inline-end"
        >
          <Button>{say('Verification')}</Button>
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
} as const;

function SampleToasts() {
  const say = useSay();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [lastId, setLastId] = useState(0);
  const show = (kind: Toast['kind']) => {
    setToasts([...toasts, { id: lastId + 1, kind, message: say(messages[kind]) }]);
    setLastId(lastId + 1);
  };
  return (
    <>
      <Inline>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => show(kind)}>
            {say(`Show ${kind}`)}
          </Button>
        ))}
      </Inline>
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
