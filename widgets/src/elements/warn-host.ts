/** One line for the developers of the page. */
export function warnHost(message: string): void {
  // biome-ignore lint/suspicious/noConsole: what is wrong with the page is to be mended by those who read its console
  console.error(`Quittance: ${message}`);
}
