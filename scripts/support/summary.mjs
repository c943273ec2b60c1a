import { existsSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { root } from './repository.mjs';

const heading = (text) => styleText('bold', text);
const quiet = (text) => styleText('dim', text);
const link = (text) => styleText('cyan', text);

/** @param {string[][]} rows */
function aligned(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column].length))) ?? [];
  return (row) => row.map((cell, column) => cell.padEnd(widths[column] + 3));
}

/**
 * @param {{ config: import('../../server/src/config/index.ts').Config, partnerUrl: string, logFile: string, seconds: number,
 *   signIns?: { who: string, email: string, password: string }[] }} product
 */
export function printSummary({ config, partnerUrl, logFile, seconds, signIns = [] }) {
  const hasPartner = existsSync(path.join(config.dataDir, 'partner-api-key'));
  const places = [
    ['Portal and API', config.publicUrl],
    ['Back office', config.adminUrl],
    ...(hasPartner ? [["Partner's shop", partnerUrl]] : []),
    ...(config.mode === 'sandbox'
      ? [
          ['Mailbox', `${config.publicUrl}/sandbox/mailbox`],
          ['Card processor', config.cardSandboxUrl],
        ]
      : []),
  ];
  const people = signIns.map(({ who, email, password }) => [who, email, password]);
  const place = aligned(places);
  const person = aligned(people);
  const lines = [
    '',
    `  ${heading('Quittance is ready')} ${quiet(`after ${seconds.toFixed(1)} s`)}`,
    '',
    ...places.map((row) => {
      const [name, url] = place(row);
      return `  ${name}${link(url)}`;
    }),
    ...(people.length > 0 ? ['', `  ${heading('Sign in')} ${quiet('(one-time codes arrive in the mailbox)')}`] : []),
    ...people.map((row) => `  ${person(row).join('')}`),
    '',
    `  ${quiet(`Log: ${path.relative(root, logFile)}    Stop: Ctrl-C`)}`,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
