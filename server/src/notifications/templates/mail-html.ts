import { darkRule, inlineColor } from './mail-colors.ts';
import type { MailLogo, MailSetting, MailWords } from './mail-words.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** Allows only web addresses as links, never `javascript:` and the like. */
const safeLink = (link: string): string => (/^https?:\/\//.test(link) ? escapeHtml(link) : '#');

/**
 * Mail programs ignore most style sheets, so essential styles are inline and columns are tables. The one style block is
 * for better programs: dark colours, and a narrower card on phones.
 */
export function mailHtml(words: MailWords, setting: MailSetting): string {
  return `<!doctype html>
<html lang="${setting.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;background:${inlineColor('page')};color:${inlineColor('text')};${type}">
<table role="presentation" align="center" width="560" cellspacing="0" cellpadding="0" style="width:100%;max-width:592px;margin:0 auto"><tr><td class="page" style="padding:32px 16px;color:${inlineColor('text')};${type}">
${brand(words, setting)}
<main class="card" style="background:${inlineColor('surface')};border:${line};border-radius:14px;padding:32px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25;font-weight:600;letter-spacing:-.02em;overflow-wrap:anywhere">${escapeHtml(words.heading)}</h1>
${words.paragraphs.map(paragraph).join('\n')}
${[codeBox(words), factTable(words), documentBox(words), actionButton(words)].filter(Boolean).join('\n')}
</main>
${(words.notes ?? []).map(note).join('\n')}
</td></tr></table>
</body>
</html>
`;
}

/** The portal's font. In single quotes, because it is inside an attribute. */
const type =
  "font:16px/1.5 'Inter',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const line = `1px solid ${inlineColor('border')}`;

const sheet = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  darkRule('.page', 'background', 'page'),
  darkRule('.page', 'color', 'text'),
  darkRule('.card', 'background', 'surface'),
  darkRule('.box', 'background', 'sunken'),
  darkRule('.card,.box,.rule', 'border-color', 'border'),
  darkRule('.label,.note', 'color', 'muted'),
  darkRule('.accent', 'background', 'accent'),
  darkRule('.accent', 'color', 'on-accent'),
  '}',
  '@media (max-width:480px){.card{padding:24px 20px!important}}',
].join('');

/** The sender with the logo, or with a sign as text: the sender's initial, or the portal's sign. */
const brand = ({ senderName }: MailWords, { brandName, logo }: MailSetting): string => {
  if (logo && senderName !== undefined) return logoTable(senderName, logo);
  const sign = senderName === undefined ? '&#10003;' : escapeHtml([...senderName.trim()][0]?.toUpperCase() ?? '');
  return `<p style="margin:0 0 20px;font-size:17px;line-height:28px;font-weight:650;letter-spacing:-.02em;overflow-wrap:anywhere"><span class="accent" aria-hidden="true" style="display:inline-block;width:28px;margin-right:10px;border-radius:8px;background:${inlineColor('accent')};color:${inlineColor('on-accent')};text-align:center">${sign}</span>${escapeHtml(senderName ?? brandName)}</p>`;
};

/** A table, because some programs align no picture with a text. The name says what the picture does. */
const logoTable = (senderName: string, { source, width, height }: MailLogo): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr><td style="padding-right:12px"><img src="${escapeHtml(source)}" alt="" width="${width}" height="${height}" style="display:block;border:0;border-radius:6px;background:#fff"></td><td style="font-size:17px;line-height:28px;font-weight:650;letter-spacing:-.02em;overflow-wrap:anywhere">${escapeHtml(senderName)}</td></tr></table>`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="note" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${inlineColor('muted')}">${escapeHtml(text)}</p>`;

/** The indent compensates the space that `letter-spacing` adds after the last digit. */
const codeBox = ({ code }: MailWords): string =>
  code === undefined
    ? ''
    : `<p class="box" style="margin:8px 0 0;padding:20px 8px;border:${line};border-radius:10px;background:${inlineColor('sunken')};text-align:center;font-size:32px;line-height:1.25;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.2em;text-indent:.2em">${escapeHtml(code)}</p>`;

const factTable = ({ facts }: MailWords): string =>
  facts
    ? `<table width="100%" cellspacing="0" cellpadding="0" style="width:100%;margin:20px 0 0;border-collapse:collapse;font-size:15px">\n${facts.map(fact).join('\n')}\n</table>`
    : '';

const cell = `padding:12px 0;border-top:${line};vertical-align:top`;

/** Keeps dates and amounts on one line; names may be longer than the line. */
const wrapping = (value: string): string => (value.length <= 20 ? 'white-space:nowrap' : 'overflow-wrap:anywhere');

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><th class="rule label" scope="row" style="${cell};padding-right:24px;text-align:left;font-weight:400;color:${inlineColor('muted')}">${escapeHtml(label)}</th><td class="rule" style="${cell};text-align:right;font-weight:550;font-variant-numeric:tabular-nums;${wrapping(value)}">${escapeHtml(value)}</td></tr>`;

const documentBox = ({ document }: MailWords): string =>
  document === undefined
    ? ''
    : `<div class="box" style="margin:16px 0 0;padding:16px 20px;border:${line};border-radius:10px;background:${inlineColor('sunken')};font-size:14px;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(document)}</div>`;

const actionButton = ({ action }: MailWords): string =>
  action
    ? `<p style="margin:24px 0 0"><a class="accent" href="${safeLink(action.link)}" target="_blank" rel="noopener" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${inlineColor('accent')};color:${inlineColor('on-accent')};font-weight:550;line-height:1.25;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
