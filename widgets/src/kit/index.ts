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
export { CopyButton } from './actions/copy-button.tsx';
export { DownloadLink } from './actions/download-link.tsx';
export { Menu, type MenuItem } from './actions/menu.tsx';
export { classNames } from './base/class-names.ts';
export { type NamespaceTexts, useI18n } from './base/i18n.tsx';
export type { I18n, TranslationValues } from './base/i18n-types.ts';
export { Card, Inline, Stack } from './base/layout.tsx';
export { type LazyPart, lazyPart } from './base/lazy-part.ts';
export { QuittanceProvider, useClient } from './base/provider.tsx';
export { withinTime } from './base/within-time.ts';
export { CountryField } from './choices/country-field.tsx';
export { CurrencyField } from './choices/currency-field.tsx';
export { Flag, preloadFlag } from './choices/flag.tsx';
export { MultiSelectField } from './choices/multi-select-field.tsx';
export { PhoneField } from './choices/phone-field.tsx';
export { SelectField } from './choices/select-field.tsx';
export type { SelectOption } from './choices/select-option.ts';
export { SubdivisionField } from './choices/subdivision-field.tsx';
export { Chart } from './data/chart.tsx';
export type { ChartSeries } from './data/chart-geometry.ts';
export type { ChartProps } from './data/chart-props.ts';
export { Pagination } from './data/pagination.tsx';
export { type Tab, Tabs } from './data/tabs.tsx';
export type { Column, CsvField } from './data-table/column.ts';
export { csvHead, csvLines } from './data-table/csv.ts';
export { DataTable } from './data-table/data-table.tsx';
export type { DataTableProps } from './data-table/data-table-props.ts';
export { rowDetails } from './data-table/row-details.tsx';
export { tableTools } from './data-table/table-grid.tsx';
export { TableSkeleton } from './data-table/table-skeleton.tsx';
export type {
  PagesSource,
  RowSelection,
  RowsSource,
  TableSource,
  TableTools,
  ToolOptions,
} from './data-table/table-source.ts';
export { DateField } from './dates/date-field.tsx';
export { type DatePreset, type DateRange, defaultDateRange, rangeOfPreset } from './dates/date-range.ts';
export { DateRangeField } from './dates/date-range-field.tsx';
export { Amount, BusinessDate, CalendarDate } from './display/amount.tsx';
export { Avatar } from './display/avatar.tsx';
export { StatusBadge } from './display/badge.tsx';
export { Banner, type Tone, toneIcon } from './display/banner.tsx';
export { EmailText } from './display/email-text.tsx';
export { Icon, type IconShape } from './display/icon.tsx';
export * as icons from './display/icons.ts';
export { InfoBox } from './display/info-box.tsx';
export { type ProgressStep, ProgressSteps } from './display/progress-steps.tsx';
export { QrCode } from './display/qr-code.tsx';
export { RelativeTime } from './display/relative-time.tsx';
export { EmptyState, ErrorState, Skeleton, Spinner } from './display/states.tsx';
export { TruncatedText } from './display/truncated-text.tsx';
export { VerificationBadge } from './display/verification-badge.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export { OneTimeCodeField } from './fields/code-field.tsx';
export type { FieldProps } from './fields/field.tsx';
export { FileUpload } from './fields/file-upload.tsx';
export type { UploadedFile, UploadOptions } from './fields/file-upload-props.ts';
export { Form } from './fields/form.tsx';
export { type FieldErrors, useFieldError } from './fields/form-errors.ts';
export { HandleField } from './fields/handle-field.tsx';
export { MoneyField } from './fields/money-field.tsx';
export { NewPasswordField } from './fields/new-password-field.tsx';
export { NumberField } from './fields/number-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { PercentField } from './fields/percent-field.tsx';
export { RadioGroup, type RadioOption } from './fields/radio-group.tsx';
export { Slider } from './fields/slider.tsx';
export { Switch } from './fields/switch.tsx';
export { TextArea } from './fields/text-area.tsx';
export { TextField } from './fields/text-field.tsx';
export type { Availability, CheckAvailability } from './fields/use-availability.ts';
export { aggressive, lazy, type ValidationMode } from './fields/use-early-validation.ts';
export { Dialog } from './overlays/dialog.tsx';
export { Drawer } from './overlays/drawer.tsx';
export { InfoTip } from './overlays/info-tip.tsx';
export type { LayerAlign, LayerSide } from './overlays/place-layer.ts';
export { Popover, type PopoverTrigger } from './overlays/popover.tsx';
export { Toaster } from './overlays/toaster.tsx';
export { Tooltip } from './overlays/tooltip.tsx';
