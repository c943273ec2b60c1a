import { createTranslator } from '@quittance/sdk/i18n';
import { errors } from '@quittance/sdk/i18n/es';
import { QuittanceProvider } from '@quittance/widgets/kit';
import { kitSpanish } from '@quittance/widgets/kit/es';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { appShellSpanish } from '../spanish.generated.ts';
import { CodeForm } from './code-form.tsx';

/** The fake server: its settings, and the requests it received. */
interface Server {
  /** Number of codes requested after the first. */
  sent: number;
  /** The codes submitted so far. */
  readonly given: string[];
  /** Answers a slow request when called. */
  answer: (() => void) | undefined;
  isSlow: boolean;
}

const waitMs = 30_000;
const server: Server = { sent: 0, given: [], answer: undefined, isSlow: false };
Object.assign(window, { server });

async function refuse(code: string): Promise<void> {
  server.given.push(code);
  if (server.isSlow) await new Promise<void>((resolve) => Object.assign(server, { answer: resolve }));
  throw { code: 'InvalidOtpError' };
}

function Page() {
  const [resendAt, setResendAt] = useState(() => new Date(Date.now() + waitMs));
  return (
    <CodeForm
      email="maya@harborstudio.example"
      codeSource="email"
      hasPasskey={false}
      organizations={[]}
      resendAt={resendAt}
      onConfirm={({ code = '' }) => refuse(code)}
      onResend={async () => {
        server.sent += 1;
        setResendAt(new Date(Date.now() + waitMs));
      }}
      onBack={() => {}}
    />
  );
}

const i18n = createTranslator({ es: { errors, ...kitSpanish, ...appShellSpanish } });
void i18n.changeLanguage(document.documentElement.lang);
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <QuittanceProvider client={null} i18n={i18n}>
    <Page />
  </QuittanceProvider>,
);
