import type { Client } from '@quittance/sdk/client';
import { type Catalogues, createTranslator } from '@quittance/sdk/i18n';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { QuittanceProvider } from '../kit/base/provider.tsx';
import { kitTexts } from '../kit/base/texts.en.ts';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { describeFailure, type WidgetEventListener } from '../widget/widget-events.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type ConfigurationFault, Misconfigured } from './misconfigured.tsx';
import type { QuittanceElementProperties } from './quittance-element.generated.ts';
import { createElementClient, type WidgetSession } from './sessions.ts';

/** Values that every element can have. */
type CommonValues = Readonly<Partial<QuittanceElementProperties>>;

const pageLocale = (): string => document.documentElement.lang || navigator.language;

const scriptOrigin = (): string => new URL(import.meta.url).origin;

/** Checks the type: a page may set any value. */
const isSession = (session: WidgetSession | undefined): session is WidgetSession => typeof session?.get === 'function';

/** The element's own translator, which follows `locale` and `messages` while the widget stays as it is. */
function useOwnTranslator(catalogues: Catalogues, { locale, messages }: CommonValues) {
  const translator = useMemo(() => createTranslator(catalogues), [catalogues]);
  useEffect(() => void translator.changeLanguage(locale || pageLocale()), [translator, locale]);
  useEffect(() => translator.setMessages(messages ?? {}), [translator, messages]);
  return translator;
}

/**
 * Returns the element's client. A new session object only replaces the callback, since a page may create one in every
 * render. A removed session, another account or another server creates a new client, which reloads the widget.
 */
function useElementClient({ session, baseUrl, locale }: CommonValues): Client | null {
  const origin = baseUrl || scriptOrigin();
  const language = locale || pageLocale();
  const isGiven = isSession(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: session and language are replaced in place below
  const element = useMemo(
    () => (isSession(session) ? createElementClient(origin, session, language) : null),
    [isGiven, session?.account, origin],
  );
  if (element && isSession(session)) Object.assign(element, { session, locale: language });
  return element?.client ?? null;
}

function Crashed({ retry }: { readonly retry: () => void }) {
  const { t, locale } = useI18n(kitTexts);
  return (
    <div className="q-root" lang={locale}>
      <ErrorState title={t('somethingWentWrong')} onRetry={retry} />
    </div>
  );
}

interface WidgetRootProps {
  readonly values: CommonValues;
  /** The languages besides English. */
  readonly catalogues: Catalogues;
  readonly emit: WidgetEventListener;
  /** Shown until the host has set everything that the widget needs. */
  readonly waiting: ReactNode;
  /** Renders content in the widget's frame. */
  readonly frame: (content: ReactNode) => ReactNode;
  /** The required setting that the host has not set yet; the session is checked separately. */
  readonly missing?: ConfigurationFault | undefined;
  /** The widget. */
  readonly children: ReactNode;
}

/** Stands between the element and its widget: client, language, and a net below both. */
export function WidgetRoot({ values, catalogues, emit, waiting, frame, missing, children }: WidgetRootProps) {
  const { quittance } = values;
  const translator = useOwnTranslator(catalogues, values);
  const own = useElementClient(values);
  const client = quittance?.client ?? own;
  const i18n = quittance?.i18n ?? translator;
  // After a sign-out nothing is missing: the person has left.
  const hadClient = useRef(false);
  hadClient.current ||= client !== null;
  const pending =
    !missing && hadClient.current ? (
      waiting
    ) : (
      <Misconfigured fault={missing ?? 'SessionMissingError'} emit={emit} waiting={waiting} frame={frame} />
    );
  return (
    <QuittanceProvider client={client} i18n={i18n}>
      <ErrorBoundary
        onError={(error) => emit('load-error', { error: describeFailure(error) })}
        fallback={(retry) => <Crashed retry={retry} />}
      >
        {client && !missing ? children : pending}
      </ErrorBoundary>
    </QuittanceProvider>
  );
}
