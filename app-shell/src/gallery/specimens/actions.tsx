import {
  Button,
  type ButtonSize,
  type ButtonVariant,
  CopyButton,
  DownloadLink,
  IconButton,
  Inline,
  icons,
  LinkButton,
  TextButton,
} from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
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
      render: (say) =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant}>
            {say('Send invoice')}
          </Button>
        )),
    },
    {
      name: 'sizes',
      render: (say) => (
        <Inline>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              {say('Send invoice')}
            </Button>
          ))}
        </Inline>
      ),
    },
    {
      name: 'with-icon',
      render: (say) =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} icon={icons.plusIcon}>
            {say('New invoice')}
          </Button>
        )),
    },
    {
      name: 'pending',
      render: (say) =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} pending>
            {say('Send invoice')}
          </Button>
        )),
    },
    {
      name: 'disabled',
      render: (say) =>
        ofEachVariant((variant) => (
          <Button key={variant} variant={variant} disabled>
            {say('Send invoice')}
          </Button>
        )),
    },
    {
      name: 'block',
      render: (say) => (
        <Button variant="primary" size="large" block>
          {say('Pay $1,234.50')}
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
      render: (say) =>
        ofEachVariant((variant) => (
          <LinkButton key={variant} variant={variant} href="#link-button">
            {say('Open invoice')}
          </LinkButton>
        )),
    },
    {
      name: 'with-icon',
      render: (say) => (
        <LinkButton href="#link-button" icon={icons.arrowRightIcon}>
          {say('Go to invoices')}
        </LinkButton>
      ),
    },
  ],
};

const textButtons: Specimen = {
  name: 'text-button',
  group: 'actions',
  states: [
    { name: 'enabled', render: (say) => <TextButton>{say('Send a new code')}</TextButton> },
    { name: 'disabled', render: (say) => <TextButton disabled>{say('Send a new code')}</TextButton> },
  ],
};

const iconButtons: Specimen = {
  name: 'icon-button',
  group: 'actions',
  states: [
    { name: 'enabled', render: (say) => <IconButton icon={icons.trashIcon} label={say('Remove line')} /> },
    { name: 'disabled', render: (say) => <IconButton icon={icons.trashIcon} label={say('Remove line')} disabled /> },
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
      render: (say) => (
        <Inline gap={1}>
          <span className="q-numeric">{iban}</span>
          <CopyButton value={iban} label={say('Copy IBAN')} isIconOnly />
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
      render: (say) => (
        <DownloadLink href="data:text/plain,Statement" fileName="statement.txt">
          {say('Statement, May 2025')}
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
