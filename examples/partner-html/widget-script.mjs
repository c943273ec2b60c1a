import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns URL and published hash of the invoice widget, in the version that this example has installed. */
export function widgetScript(quittanceUrl) {
  const { version } = require('@quittance/widgets/package.json');
  const hashes = require('@quittance/widgets/integrity.json');
  return { src: `${quittanceUrl}/widgets/${version}/single/invoice.js`, integrity: hashes['single/invoice.js'] };
}
