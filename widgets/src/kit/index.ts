/** The parts that widgets, portal and back office are made of. Their styles: `@quittance/widgets/styles.css`. */

export { Amount } from './amount/amount.tsx';
export { Avatar } from './avatar/avatar.tsx';
export { Banner } from './banner/banner.tsx';
export { classNames } from './base/class-names.ts';
export { type NamespaceTexts, type SpeakingI18n, useI18n, useLocale, useTranslator } from './base/i18n.tsx';
export { type LazyPart, lazyPart } from './base/lazy-part.ts';
export type { LayerAlign, LayerSide } from './base/place-layer.ts';
export { QuittanceProvider, useClient } from './base/provider.tsx';
export { kitTexts } from './base/texts.en.ts';
export { useCountdown } from './base/use-countdown.ts';
export { withinTime } from './base/within-time.ts';
export { BusinessDate } from './business-date/business-date.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant, buttonClass } from './button/button.tsx';
export { type DatePreset, type DateRange, defaultDateRange, rangeOfPreset } from './calendar/date-range.ts';
export { CalendarDate } from './calendar-date/calendar-date.tsx';
export { Card } from './card/card.tsx';
export { Chart } from './chart/chart.tsx';
export type { ChartSeries } from './chart/chart-geometry.ts';
export type { ChartProps } from './chart/chart-props.ts';
export { Checkbox } from './checkbox/checkbox.tsx';
export type { SelectOption } from './combobox/select-option.ts';
export { CopyButton } from './copy-button/copy-button.tsx';
export { CountryField } from './country-field/country-field.tsx';
export { CurrencyField } from './currency-field/currency-field.tsx';
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
export { DateField } from './date-field/date-field.tsx';
export { DateRangeField } from './date-range-field/date-range-field.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { DownloadLink } from './download-link/download-link.tsx';
export { Drawer } from './drawer/drawer.tsx';
export { EmailText } from './email-text/email-text.tsx';
export { EmptyState } from './empty-state/empty-state.tsx';
export { ErrorState } from './error-state/error-state.tsx';
export type { FieldProps } from './field/field.tsx';
export { type FieldErrors, useFieldError } from './field/form-errors.ts';
export { useProblemText } from './field/use-problem-text.ts';
export { FileUpload } from './file-upload/file-upload.tsx';
export type { UploadedFile, UploadOptions } from './file-upload/file-upload-props.ts';
export { Flag, preloadFlag } from './flag/flag.tsx';
export { Form } from './form/form.tsx';
export { aggressive, lazy, type ValidationMode } from './form/use-early-validation.ts';
export { HandleField } from './handle-field/handle-field.tsx';
export type { Availability, CheckAvailability } from './handle-field/use-availability.ts';
export { Icon, type IconShape } from './icon/icon.tsx';
export * as icons from './icon/icons.ts';
export { IconButton } from './icon-button/icon-button.tsx';
export { InfoBox } from './info-box/info-box.tsx';
export { InfoTip } from './info-tip/info-tip.tsx';
export { Inline } from './inline/inline.tsx';
export { LinkButton } from './link-button/link-button.tsx';
export { Menu, type MenuItem } from './menu/menu.tsx';
export { MoneyField } from './money-field/money-field.tsx';
export { MultiSelectField } from './multi-select-field/multi-select-field.tsx';
export { NewPasswordField } from './new-password-field/new-password-field.tsx';
export { NumberField } from './number-field/number-field.tsx';
export { OneTimeCodeField } from './one-time-code-field/one-time-code-field.tsx';
export { Pagination } from './pagination/pagination.tsx';
export { PasswordField } from './password-field/password-field.tsx';
export { PercentField } from './percent-field/percent-field.tsx';
export { PhoneField } from './phone-field/phone-field.tsx';
export { Popover, type PopoverTrigger } from './popover/popover.tsx';
export { type ProgressStep, ProgressSteps } from './progress-steps/progress-steps.tsx';
export { QrCode } from './qr-code/qr-code.tsx';
export { RadioGroup, type RadioOption } from './radio-group/radio-group.tsx';
export { RelativeTime } from './relative-time/relative-time.tsx';
export { SelectField } from './select-field/select-field.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { Slider } from './slider/slider.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Stack } from './stack/stack.tsx';
export { StatusBadge } from './status-badge/status-badge.tsx';
export { SubdivisionField } from './subdivision-field/subdivision-field.tsx';
export { Switch } from './switch/switch.tsx';
export { type Tab, Tabs } from './tabs/tabs.tsx';
export { TextArea } from './text-area/text-area.tsx';
export { TextButton } from './text-button/text-button.tsx';
export { TextField } from './text-field/text-field.tsx';
export { Toaster } from './toaster/toaster.tsx';
export { type Tone, toneIcon } from './tone/tone.ts';
export { Tooltip } from './tooltip/tooltip.tsx';
export { TruncatedText } from './truncated-text/truncated-text.tsx';
export { verificationBadgeTexts } from './verification-badge/texts.en.ts';
export { VerificationBadge } from './verification-badge/verification-badge.tsx';
