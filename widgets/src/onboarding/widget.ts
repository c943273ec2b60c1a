import { loadError, ready, sessionExpired } from '../spec/common.ts';
import type { WidgetSpec } from '../spec/widget-spec.ts';

/** Spec of the onboarding widget. Run `npm run generate` after a change. */
export const widget = {
  tag: 'quittance-onboarding',
  summary: 'Leads a business, or one of its people, through their verification, page by page.',
  budgetKb: 60,
  oneFileBudgetKb: 225,
  attributes: {
    revision: {
      type: 'string',
      description: 'Another value loads the verification again.',
    },
  },
  events: {
    ready,
    'step-change': {
      description: 'The person opened another page.',
      detail: { step: 'string' },
    },
    'unsaved-change': {
      description: 'Whether something was typed that is not saved yet. Ask before you remove the widget.',
      detail: { isUnsaved: 'boolean' },
    },
    'status-change': {
      description: 'The identity was checked, everything was handed in, or the business was denied.',
      detail: {},
    },
    'load-error': loadError,
    'session-expired': sessionExpired,
  },
  parts: {
    onboarding: 'all of the widget',
    sheet: 'the sheet on it, with border and shadow',
    button: 'every button',
    'button-primary': 'buttons of the main action',
    'button-secondary': 'buttons of other actions',
    'button-quiet': 'buttons without a frame',
  },
  component: { name: 'Onboarding', module: '../onboarding/onboarding.tsx' },
  reactProps: {
    revision: {
      type: 'string',
      description: 'Another value loads the verification again.',
    },
    showToast: {
      type: { name: 'ShowToast', module: '../onboarding/toast.ts' },
      description: 'Shows short messages of uploads in your page. Without it the widget shows them itself.',
    },
  },
  view: { name: 'OnboardingElementView', module: '../onboarding/onboarding-element-view.tsx' },
  styles: [
    '../kit/button/button.css',
    '../kit/button/button-variants.css',
    '../kit/text-button/text-button.css',
    '../kit/field/field.css',
    '../kit/field/field-states.css',
    '../kit/field/label.css',
    '../kit/form/form.css',
    '../kit/tone/tone.css',
    '../kit/banner/banner.css',
    '../kit/status-badge/status-badge.css',
    '../kit/spinner/spinner.css',
    '../kit/skeleton/skeleton.css',
    '../kit/skeleton/skeleton-shapes.css',
    '../kit/empty-state/empty-state.css',
    '../kit/error-state/error-state.css',
    '../kit/card/card.css',
    '../kit/stack/stack.css',
    '../kit/inline/inline.css',
    '../kit/icon/icon.css',
    '../kit/base/layer.css',
    '../kit/checkbox/checkbox.css',
    '../kit/checkbox/checkbox-states.css',
    '../kit/radio-group/radio-group.css',
    '../kit/text-area/text-area.css',
    '../kit/combobox/combobox.css',
    '../kit/flag/flag.css',
    '../kit/phone-field/phone-field.css',
    '../kit/calendar/calendar.css',
    '../kit/progress-steps/progress-steps.css',
    '../kit/file-upload/file-upload.css',
    '../widget/payment-progress.css',
    '../card-payment/card-payment.css',
    '../widget/widget-frame.css',
    '../onboarding/onboarding.css',
  ],
  texts: [
    { namespace: 'kit', module: '../kit/base/texts.*.ts' },
    { namespace: 'card-payment', module: '../card-payment/texts.*.ts' },
    { namespace: 'onboarding', module: '../onboarding/texts.*.ts' },
  ],
} satisfies WidgetSpec;
