import type { ReactNode } from 'react';
import {
  Button,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  LinkButton,
  TextButton,
} from '../../kit/actions/button.tsx';
import { CopyButton } from '../../kit/actions/copy-button.tsx';
import { DownloadLink } from '../../kit/actions/download-link.tsx';
import { Inline } from '../../kit/base/layout.tsx';
import { arrowRightIcon, plusIcon, trashIcon } from '../../kit/display/icons.ts';
import type { Specimen } from '../specimen.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const ofEachVariant = (render: (variant: ButtonVariant) => ReactNode): ReactNode => (
  <Inline>{variants.map(render)}</Inline>
);

const buttons: Specimen = {
  name: 'button',
  group: 'actions',
  states: [
    {
      name: 'variants',
      render: () =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant}>
            Send invoice
          </Button>
        )),
    },
    {
      name: 'sizes',
      render: () => (
        <Inline>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              Send invoice
            </Button>
          ))}
        </Inline>
      ),
    },
    {
      name: 'with-icon',
      render: () =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} icon={plusIcon}>
            New invoice
          </Button>
        )),
    },
    {
      name: 'pending',
      render: () =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} pending>
            Send invoice
          </Button>
        )),
    },
    {
      name: 'disabled',
      render: () =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} disabled>
            Send invoice
          </Button>
        )),
    },
    {
      name: 'block',
      render: () => (
        <Button variant="primary" size="large" block>
          Pay $1,234.50
        </Button>
      ),
    },
  ],
};

const linkButtons: Specimen = {
  name: 'link-button',
  group: 'actions',
  states: [
    {
      name: 'variants',
      render: () =>
        ofEachVariant((variant) => (
          <LinkButton key={variant} variant={variant} href="#link-button">
            Open invoice
          </LinkButton>
        )),
    },
    {
      name: 'with-icon',
      render: () => (
        <LinkButton href="#link-button" icon={arrowRightIcon}>
          Go to invoices
        </LinkButton>
      ),
    },
  ],
};

const textButtons: Specimen = {
  name: 'text-button',
  group: 'actions',
  states: [
    { name: 'enabled', render: () => <TextButton>Send a new code</TextButton> },
    { name: 'disabled', render: () => <TextButton disabled>Send a new code</TextButton> },
  ],
};

const iconButtons: Specimen = {
  name: 'icon-button',
  group: 'actions',
  states: [
    { name: 'enabled', render: () => <IconButton shape={trashIcon} label="Remove line" /> },
    { name: 'disabled', render: () => <IconButton shape={trashIcon} label="Remove line" disabled /> },
  ],
};

const iban = 'ES91 2100 0418 4502 0005 1332';

const copyButtons: Specimen = {
  name: 'copy-button',
  group: 'actions',
  states: [
    { name: 'with-text', render: () => <CopyButton value={iban} /> },
    {
      name: 'icon-only',
      render: () => (
        <Inline gap={1}>
          <span className="q-numeric">{iban}</span>
          <CopyButton value={iban} label="Copy IBAN" isIconOnly />
        </Inline>
      ),
    },
  ],
};

const downloadLinks: Specimen = {
  name: 'download-link',
  group: 'actions',
  states: [
    {
      name: 'enabled',
      render: () => (
        <DownloadLink href="data:text/plain,Statement" fileName="statement.txt">
          Statement, May 2025
        </DownloadLink>
      ),
    },
  ],
};

export const actionSpecimens: readonly Specimen[] = [
  buttons,
  linkButtons,
  textButtons,
  iconButtons,
  copyButtons,
  downloadLinks,
];
