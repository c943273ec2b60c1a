/** The parts that widgets, portal and back office are made of. Their styles: `@quittance/widgets/styles.css`. */
export { Amount, BusinessDate } from './amount.tsx';
export { Avatar } from './avatar.tsx';
export { StatusBadge } from './badge.tsx';
export { Banner, type Tone, toneIcon } from './banner.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
  IconButton,
  LinkButton,
  TextButton,
} from './button.tsx';
export { Checkbox } from './checkbox.tsx';
export { classNames } from './class-names.ts';
export { OneTimeCodeField } from './code-field.tsx';
export { DateField } from './date-field.tsx';
export { Dialog } from './dialog.tsx';
export { EmailText } from './email-text.tsx';
export type { FieldProps } from './field.tsx';
export { Form } from './form.tsx';
export { type FieldErrors, useFieldError } from './form-errors.ts';
export { type I18n, type NamespaceTexts, type TranslationValues, useI18n } from './i18n.tsx';
export { Icon, type IconShape } from './icon.tsx';
export * as icons from './icons.ts';
export { Card, Inline, Stack } from './layout.tsx';
export { Menu, type MenuItem } from './menu.tsx';
export { MoneyField } from './money-field.tsx';
export { Pagination } from './pagination.tsx';
export { QuittanceProvider, useClient } from './provider.tsx';
export { SelectField, type SelectOption } from './select-field.tsx';
export { EmptyState, ErrorState, Skeleton, Spinner } from './states.tsx';
export { Table, type TableColumn } from './table.tsx';
export { type Tab, Tabs } from './tabs.tsx';
export { PasswordField, TextArea, TextField } from './text-field.tsx';
export { Toaster } from './toaster.tsx';
