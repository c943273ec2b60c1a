import type { AttributeSpec, EventSpec, PropertySpec } from './widget-spec.ts';

/** Attributes of every widget. */
export const commonAttributes = {
  locale: {
    type: 'string',
    description: 'BCP 47 tag. Texts are in English or Spanish; amounts and dates are written as in its region.',
    default: "the page's `lang`, then the browser's",
  },
  'base-url': {
    type: 'string',
    description: 'Origin of the API. A script of your own bundle comes from your own origin: set it there.',
    default: 'the origin that the script came from',
  },
  theme: {
    type: ['light', 'dark', 'auto'],
    description: 'Color scheme.',
    default: "`auto`, the page's own `color-scheme`",
    forStyles: true,
  },
} satisfies Record<string, AttributeSpec>;

/** Properties of every widget. */
export const commonProperties = {
  session: {
    type: { name: 'WidgetSession', module: '../elements/sessions.ts' },
    description:
      '`{ get({ reason, signal }), account }`. `get` answers a short-lived token whenever one is needed. Never an attribute, never stored.',
  },
  quittance: {
    type: { name: 'Quittance', module: '../quittance.ts' },
    description: 'An instance of `createQuittance`, instead of `session`, `baseUrl`, `locale` and `messages`.',
  },
  messages: {
    type: { name: 'Messages', module: '@quittance/sdk/i18n' },
    description: 'Your own wording, by namespace and key.',
  },
} satisfies Record<string, PropertySpec>;

/** Slots of every widget. */
export const commonSlots = {
  fallback: 'Shown until the widget is ready, and when its script is blocked.',
};

/** Style sheets that every widget starts with. */
export const commonStyles = ['../theme/tokens.css', '../theme/base.css', '../elements/element.css'];

const error = { name: 'WidgetError', module: '../widget/event-types.ts' };

export const ready: EventSpec = {
  description: 'The content is shown and can be used.',
  detail: { 'invoiceId?': 'string' },
};

export const loadError: EventSpec = {
  description:
    'The content could not be loaded; `error.code` says why. The person can try again inside the widget if that can help.',
  detail: { error },
};

export const sessionExpired: EventSpec = {
  description: "The session has ended and the host's callback gave no other.",
  detail: {},
};
