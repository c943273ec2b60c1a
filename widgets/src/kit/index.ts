/** The parts that widgets, portal and back office are made of. Their styles: `@quittance/widgets/styles.css`. */

export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
  IconButton,
  LinkButton,
  TextButton,
} from './actions/button.tsx';
export { Menu, type MenuItem } from './actions/menu.tsx';
export { classNames } from './base/class-names.ts';
export { type I18n, type NamespaceTexts, type TranslationValues, useI18n } from './base/i18n.tsx';
export { Card, Inline, Stack } from './base/layout.tsx';
export { QuittanceProvider, useClient } from './base/provider.tsx';
export { MultiSelectField } from './choices/multi-select-field.tsx';
export { SelectField } from './choices/select-field.tsx';
export type { SelectOption } from './choices/select-option.ts';
export { Pagination } from './data/pagination.tsx';
export { Table, type TableColumn } from './data/table.tsx';
export { type Tab, Tabs } from './data/tabs.tsx';
export { Amount, BusinessDate } from './display/amount.tsx';
export { Avatar } from './display/avatar.tsx';
export { StatusBadge } from './display/badge.tsx';
export { Banner, type Tone, toneIcon } from './display/banner.tsx';
export { EmailText } from './display/email-text.tsx';
export { Icon, type IconShape } from './display/icon.tsx';
export * as icons from './display/icons.ts';
export { type ProgressStep, ProgressSteps } from './display/progress-steps.tsx';
export { RelativeTime } from './display/relative-time.tsx';
export { EmptyState, ErrorState, Skeleton, Spinner } from './display/states.tsx';
export { VerificationBadge } from './display/verification-badge.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export { OneTimeCodeField } from './fields/code-field.tsx';
export { DateField } from './fields/date-field.tsx';
export type { FieldProps } from './fields/field.tsx';
export { Form } from './fields/form.tsx';
export { type FieldErrors, useFieldError } from './fields/form-errors.ts';
export { MoneyField } from './fields/money-field.tsx';
export { NewPasswordField } from './fields/new-password-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { TextArea } from './fields/text-area.tsx';
export { TextField } from './fields/text-field.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { Drawer } from './overlays/drawer.tsx';
export { InfoTip } from './overlays/info-tip.tsx';
export type { LayerAlign, LayerSide } from './overlays/place-layer.ts';
export { Popover, type PopoverTrigger } from './overlays/popover.tsx';
export { Toaster } from './overlays/toaster.tsx';
export { Tooltip } from './overlays/tooltip.tsx';
